import type { PostedLetter } from '#domain/letters/post.ts';
import type { Db } from '#server/db/database.ts';
import { readThingNames } from '#server/events/thing-names.ts';

/** These letters as the list of all shows them, in the order of their ids here; of their words none is read. */
export async function listPosted(db: Db, ids: readonly string[]): Promise<PostedLetter[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('letter')
    .leftJoin('letterSending', 'letterSending.letterId', 'letter.id')
    .select(['letter.id', 'kind', 'recipient', 'subject', 'letter.status', 'heldBecause', 'letter.createdAt'])
    .select(['aboutNoun', 'aboutId', 'cause', 'attempts'])
    .where('letter.id', 'in', ids)
    .execute();
  const nameOf = await readThingNames(
    db,
    rows.map(({ aboutNoun: noun, aboutId: id }) => ({ noun, id })),
  );
  const letters = new Map(rows.map((row) => [row.id, toPostedLetter(row)]));
  return ids.flatMap((id) => letters.get(id) ?? []);

  function toPostedLetter(row: (typeof rows)[number]): PostedLetter {
    const { recipient, status, heldBecause, cause, attempts, createdAt } = row;
    const shown = { recipient, status, heldBecause, cause, attempts: attempts ?? 0, createdAt };
    const { id, kind, subject, aboutNoun: noun, aboutId } = row;
    // letters to staff are for nobody else to read
    if (noun === 'staffMember') return { ...shown, readable: null };
    const about = { noun, id: aboutId };
    return { ...shown, readable: { id, kind, subject, about, aboutName: nameOf(about) } };
  }
}
