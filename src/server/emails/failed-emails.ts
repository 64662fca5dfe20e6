import type { EmailAbout } from '#domain/emails/email.ts';
import { STATUSES_OF } from '#domain/emails/email-list.ts';
import { idsOf } from '#domain/record-id.ts';
import type { Db } from '#server/db/database.ts';

/** Marks the sign-ups or contact requests with an undelivered email, which staff must look at. */
export async function withFailedEmailFlag<Row extends { id: string }>(
  db: Db,
  noun: EmailAbout['noun'],
  rows: Row[],
): Promise<(Row & { hasFailedEmail: boolean })[]> {
  if (rows.length === 0) return [];
  const failed = await db
    .selectFrom('email')
    .select('aboutId')
    .where('status', 'in', STATUSES_OF.undelivered)
    .where('aboutNoun', '=', noun)
    .where('aboutId', 'in', idsOf(rows))
    .execute();
  const failedIds = new Set(failed.map(({ aboutId }) => aboutId));
  return rows.map((row) => ({ ...row, hasFailedEmail: failedIds.has(row.id) }));
}
