import type { Expression, Transaction } from 'kysely';
import { sortedByKey } from '#domain/slovak-order.ts';
import { batchesOf } from '#server/batches.ts';
import type { Change } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import type { JobKind } from '#server/db/tables/jobs.ts';
import type { Tables } from '#server/db/tables.ts';

/** Something to be done later, once for each kind and key. */
export interface NewJob {
  kind: JobKind;
  /** The id of what the job is about; empty where the kind suffices. */
  key: string;
  /** ISO, UTC; at once without it. */
  dueAt?: string;
}

/**
 * Stores a change's jobs. A job that is already stored runs once, at the earlier of both times; a job that is running
 * is run once more.
 */
export async function storeJobs(db: Transaction<Tables>, jobs: readonly NewJob[], now: string): Promise<void> {
  const timed = jobs.map(({ kind, key, dueAt = now }) => ({ kind, key, dueAt }));
  const sorted = sortedByKey(timed, ({ dueAt }) => dueAt).toReversed();
  // a statement cannot write a row twice: of one job's times the earliest is last and overwrites the others
  const unique = new Map(sorted.map((job) => [`${job.kind} ${job.key}`, job]));
  const rows = [...unique.values()].map((job) => {
    return { ...job, revision: 1, leasedUntil: null, attempts: 0, lastError: null, createdAt: now };
  });
  for (const batch of batchesOf(rows)) {
    await db
      .insertInto('job')
      .values(batch)
      .onConflict((conflict) =>
        conflict.columns(['kind', 'key']).doUpdateSet(({ eb, ref }) => ({
          revision: eb('job.revision', '+', 1),
          dueAt: eb
            .case()
            .when('job.dueAt', '>', ref('excluded.dueAt'))
            .then(ref('excluded.dueAt'))
            .else(ref('job.dueAt'))
            .end(),
        })),
      )
      .execute();
  }
}

/** Makes later jobs due at once; a job that is running is run once more. */
export async function runJobsNow(change: Change, kind: JobKind, keys: Expression<string>): Promise<void> {
  const now = instant(change);
  const { numUpdatedRows } = await change.db
    .updateTable('job')
    .set(({ eb }) => ({ dueAt: now, revision: eb('revision', '+', 1) }))
    .where('kind', '=', kind)
    .where('key', 'in', keys)
    .where(({ or, eb }) => or([eb('dueAt', '>', now), eb('leasedUntil', 'is not', null)]))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) change.announce('jobs');
}

/** Deletes those of the jobs that no worker has begun. */
export async function withdrawJobs({ db }: Change, kind: JobKind, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await db
    .deleteFrom('job')
    .where('kind', '=', kind)
    .where('key', 'in', keys)
    .where('leasedUntil', 'is', null)
    .execute();
}

/** The keys of the jobs that are running now. */
export async function listRunningJobKeys(db: Db, kind: JobKind, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const leased = await db
    .selectFrom('job')
    .select('key')
    .where('kind', '=', kind)
    .where('key', 'in', keys)
    .where('leasedUntil', 'is not', null)
    .execute();
  return new Set(leased.map(({ key }) => key));
}
