import type { LetterAbout } from '#domain/letters/letter.ts';
import { STATUSES_OF } from '#domain/letters/post.ts';
import type { Db } from '#server/db/database.ts';

/** Marks those of the sign-ups or contact requests a letter of which was given up or came back, so that somebody must look. */
export async function withFailedLetterMark<Row extends { id: string }>(
  db: Db,
  noun: LetterAbout['noun'],
  rows: Row[],
): Promise<(Row & { hasFailedLetter: boolean })[]> {
  if (rows.length === 0) return [];
  const failed = await db
    .selectFrom('letter')
    .select('aboutId')
    .where('status', 'in', STATUSES_OF.undelivered)
    .where('aboutNoun', '=', noun)
    .where(
      'aboutId',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  const marked = new Set(failed.map(({ aboutId }) => aboutId));
  return rows.map((row) => ({ ...row, hasFailedLetter: marked.has(row.id) }));
}
