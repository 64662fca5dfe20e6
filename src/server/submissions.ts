import { createHash } from 'node:crypto';
import type { Change } from './change.ts';
import { instant, today } from './clock.ts';

/** The same submitted again within this time is a double click or a retry, not a second request. */
const REPEATED_WITHIN_HOURS = 1;

/** A hash that two submissions share only if their content is the same; takes plain data in a fixed order. */
export function fingerprintOf(submitted: unknown): string {
  return createHash('sha256').update(JSON.stringify(submitted)).digest('hex');
}

/** The names and hashes of files, for a fingerprint. */
export function filesToCompare(files: readonly { name: string; bytes: Uint8Array }[]): [string, string][] {
  return files.map(({ name, bytes }) => [name, createHash('sha256').update(bytes).digest('hex')]);
}

/** Fields sorted by name, in whatever order they were received. */
export function sortedFields(fields: object): [string, unknown][] {
  return Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1));
}

/**
 * Claims a submission for the record it creates, inside the transaction that stores it: a concurrent duplicate waits
 * for the transaction's end. If the same was submitted within the hour and its record is still active, that record is
 * returned and nothing is claimed.
 */
export async function claimSubmission<Subject>(
  change: Change,
  { fingerprint, subjectId }: { fingerprint: string; subjectId: string },
  findActive: (id: string, receivedAt: string) => Promise<Subject | undefined>,
): Promise<Subject | undefined> {
  const { db } = change;
  const claim = { subjectId, receivedAt: instant(change) };
  const claimed = await db
    .insertInto('submission')
    .values({ fingerprint, ...claim })
    // a conflict locks the row until the end of the transaction, even if nothing is updated
    .onConflict((conflict) =>
      conflict.column('fingerprint').doUpdateSet(claim).where('submission.receivedAt', '<', oldest(change)),
    )
    .returning('fingerprint')
    .executeTakeFirst();
  if (claimed) return undefined;
  const earlier = await db
    .selectFrom('submission')
    .select(['subjectId', 'receivedAt'])
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirstOrThrow();
  const active = await findActive(earlier.subjectId, earlier.receivedAt);
  if (active) return active;
  await db.updateTable('submission').set(claim).where('fingerprint', '=', fingerprint).execute();
  return undefined;
}

/** Releases a claim from which nothing was created, so that the same may be submitted again. */
export async function withdrawSubmission({ db }: Change, fingerprint: string): Promise<void> {
  await db.deleteFrom('submission').where('fingerprint', '=', fingerprint).execute();
}

/** Deletes submissions too old to count as repeated, and the email counts of past days. */
export async function deletePastSubmissions(change: Change): Promise<void> {
  await change.db.deleteFrom('submission').where('receivedAt', '<', oldest(change)).execute();
  await change.db.deleteFrom('emailQuota').where('day', '<', today(change)).execute();
}

function oldest(change: Change): string {
  return instant(change, { hours: -REPEATED_WITHIN_HOURS });
}
