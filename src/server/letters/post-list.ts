import { HOLD_REASONS, type HoldReason } from '#domain/letters/held-letter.ts';
import type { LetterKind, LetterStatus } from '#domain/letters/letter.ts';
import {
  type PostAbout,
  type PostedLetter,
  type PostOrder,
  type PostState,
  STATUSES_OF,
} from '#domain/letters/post.ts';
import { applicantName } from '#domain/sign-ups/sign-up.ts';
import type { Db } from '#server/db/database.ts';
import { type Counts, type ListPage, type PageAsked, readPage } from '#server/list-page.ts';
import { holdsText } from '#server/search.ts';

/** What narrows the list of all letters. */
export interface PostFilter {
  state?: PostState;
  search?: string;
  kind?: LetterKind;
  about?: PostAbout;
}

/**
 * One page of all letters. Narrowed, ordered and counted by columns an index holds whole (`0027-post.ts`): no letter's words
 * are read but those of the page, and of those none.
 */
export function listPost(
  db: Db,
  { order = 'newest', ...filter }: PostFilter & PageAsked<PostState> & { order?: PostOrder },
): Promise<ListPage<PostedLetter, PostState>> {
  const direction = order === 'newest' ? 'desc' : 'asc';
  const count = () => countPost(db, filter);
  return readPage(filter, count, async (limit, offset) => {
    // found first, then read: what is skipped is not looked at
    const page = matchingLetters(db, filter)
      .select('id')
      .orderBy('createdAt', direction)
      .orderBy('id', direction)
      .limit(limit)
      .offset(offset);
    const rows = await lettersWithNames(db)
      .where('letter.id', 'in', page)
      .orderBy('letter.createdAt', direction)
      .orderBy('letter.id', direction)
      .execute();
    return rows.map(toPostedLetter);
  });
}

/** How many letters so narrowed there are in each state. */
async function countPost(db: Db, filter: PostFilter = {}): Promise<Counts<PostState>> {
  const groups = await matchingLetters(db, { ...filter, state: undefined })
    .select(({ fn }) => ['status', fn.countAll<number>().as('letters')])
    .groupBy('status')
    .execute();
  const sum = (statuses: readonly LetterStatus[]) =>
    groups.reduce((sum, { status, letters }) => sum + (statuses.includes(status) ? letters : 0), 0);
  return {
    all: groups.reduce((all, { letters }) => all + letters, 0),
    undelivered: sum(STATUSES_OF.undelivered),
    held: sum(STATUSES_OF.held),
    waiting: sum(STATUSES_OF.waiting),
    sent: sum(STATUSES_OF.sent),
    ended: sum(STATUSES_OF.ended),
  };
}

/** How many letters wait for a person: what did not arrive, and what is held. A letter to a colleague waits for nobody here. */
export async function countPostToDecide(db: Db): Promise<{ undelivered: number; held: number }> {
  const groups = await db
    .selectFrom('letter')
    .select(({ fn }) => ['status', fn.countAll<number>().as('letters')])
    .where('status', 'in', [...STATUSES_OF.undelivered, ...STATUSES_OF.held])
    .where('aboutNoun', '!=', 'staffMember')
    .groupBy('status')
    .execute();
  const of = (wanted: LetterStatus) => groups.find(({ status }) => status === wanted)?.letters ?? 0;
  return { undelivered: of('failed') + of('bounced'), held: of('held') };
}

/** How many letters are held for each reason. */
export async function countHeldLetters(db: Db): Promise<Record<HoldReason, number>> {
  const groups = await db
    .selectFrom('letter')
    .select(({ fn }) => ['heldBecause', fn.countAll<number>().as('letters')])
    .where('status', '=', 'held')
    .where('aboutNoun', '!=', 'staffMember')
    .groupBy('heldBecause')
    .execute();
  const reasons = Object.keys(HOLD_REASONS) as HoldReason[];
  const counts = reasons.map((reason) => [
    reason,
    groups.find((group) => group.heldBecause === reason)?.letters ?? 0,
  ]);
  return Object.fromEntries(counts) as Record<HoldReason, number>;
}

function matchingLetters(db: Db, { state, search, kind, about }: PostFilter) {
  return db
    .selectFrom('letter')
    .$if(state !== undefined, (query) => query.where('status', 'in', STATUSES_OF[state as PostState]))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind as LetterKind))
    .$if(about !== undefined, (query) => query.where('aboutNoun', '=', about as PostAbout))
    .$if(Boolean(search), (query) => query.where(holdsText(search as string)));
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
