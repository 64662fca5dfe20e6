import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** Something to be done later, once for each kind and key. */
export interface NewJob {
  kind: JobKind;
  /** What it is to be done to. */
  key: string;
  /** ISO, UTC; at once without it. */
  dueAt?: string;
}

export type JobKind = 'letter' | 'retention';

/** Stores a change's jobs. One that is stored already is done once, at the earlier of both times. */
export async function storeJobs(db: Transaction<Tables>, jobs: readonly NewJob[], now: string): Promise<void> {
  for (const { kind, key, dueAt = now } of jobs) {
    await db
      .insertInto('job')
      .values({ kind, key, dueAt, leasedUntil: null, attempts: 0, lastError: null, createdAt: now })
      .onConflict((conflict) =>
        conflict.columns(['kind', 'key']).doUpdateSet({ dueAt }).where('job.dueAt', '>', dueAt),
      )
      .execute();
  }
}
