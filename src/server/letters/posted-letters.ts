import type { PostedLetter } from '#domain/letters/post.ts';
import { applicantName } from '#domain/sign-ups/sign-up.ts';
import type { Db } from '#server/db/database.ts';

/** These letters as the list of all shows them, in the order of their ids here; of their words none is read. */
export async function listPosted(db: Db, ids: readonly string[]): Promise<PostedLetter[]> {
  if (ids.length === 0) return [];
  const rows = await lettersWithNames(db).where('letter.id', 'in', ids).execute();
  const letters = new Map(rows.map((row) => [row.id, toPostedLetter(row)]));
  return ids.flatMap((id) => letters.get(id) ?? []);
}

/** Letters with what the thing they are about is called. */
function lettersWithNames(db: Db) {
  return db
    .selectFrom('letter')
    .leftJoin('letterSending', 'letterSending.letterId', 'letter.id')
    .leftJoin('signUp', (join) => join.onRef('signUp.id', '=', 'aboutId').on('aboutNoun', '=', 'signUp'))
    .leftJoin('contactRequest', (join) =>
      join.onRef('contactRequest.id', '=', 'aboutId').on('aboutNoun', '=', 'contactRequest'),
    )
    .select(['letter.id', 'kind', 'recipient', 'subject', 'letter.status', 'heldBecause', 'letter.createdAt'])
    .select(['aboutNoun', 'aboutId', 'cause', 'attempts'])
    .select(['applicant', 'signUp.firstName', 'signUp.lastName', 'companyName', 'company']);
}

type Row = Awaited<ReturnType<ReturnType<typeof lettersWithNames>['execute']>>[number];

function toPostedLetter(row: Row): PostedLetter {
  const { recipient, status, heldBecause, cause, attempts, createdAt } = row;
  const shown = { recipient, status, heldBecause, cause, attempts: attempts ?? 0, createdAt };
  const { id, kind, subject, aboutNoun: noun, aboutId } = row;
  // letters to staff are for nobody else to read
  if (noun === 'staffMember') return { ...shown, readable: null };
  return { ...shown, readable: { id, kind, subject, about: { noun, id: aboutId }, aboutName: nameIn(row) } };
}

function nameIn({ applicant, firstName, lastName, companyName, company }: Row): string {
  const names = { firstName: firstName ?? '', lastName: lastName ?? '', companyName: companyName ?? '' };
  return applicant ? applicantName({ applicant, ...names }) : (company ?? '');
}
