import type { ExpressionBuilder, Selectable } from 'kysely';
import type { App } from '#server/app.ts';
import type { Change } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import type { JobKind } from '#server/db/tables/jobs.ts';
import type { Tables } from '#server/db/tables.ts';
import { hasRows } from '#server/list-page.ts';
import type { JobType } from './job-type.ts';

/** A job as a worker has leased it. */
export type LeasedJob = Selectable<Tables['job']>;

/** The result of a job: done, or to be run again at a time (ISO, UTC). */
export type JobResult = 'done' | { again: string };

/** The duration of a lease; if the process crashes, another one takes the job after it. */
const LEASE = { minutes: 5 };

/** The kinds of which a job is due and not leased. */
export async function listDueKinds(db: Db, now: string): Promise<Set<JobKind>> {
  const due = await db.selectFrom('job').select('kind').distinct().where(isFree(now)).execute();
  return new Set(due.map(({ kind }) => kind));
}

/** The keys of jobs of a kind that are due and not leased, the longest due first. */
export async function listDueJobs(db: Db, kind: JobKind, { now, limit }: { now: string; limit: number }) {
  const due = await db
    .selectFrom('job')
    .select('key')
    .where('kind', '=', kind)
    .where(isFree(now))
    .orderBy('dueAt')
    .limit(limit)
    .execute();
  return due.map(({ key }) => key);
}

/** Leases jobs; returns those that no other worker has taken meanwhile, on this node or another. */
export async function takeJobs(change: Change, kind: JobKind, keys: readonly string[]): Promise<LeasedJob[]> {
  return change.db
    .updateTable('job')
    .set(({ eb }) => ({ leasedUntil: instant(change, LEASE), attempts: eb('attempts', '+', 1) }))
    .where('kind', '=', kind)
    .where('key', 'in', keys)
    .where(isFree(instant(change)))
    .returningAll()
    .execute();
}

/** Ends leases that have run out, also of jobs that no worker may take: only a job that is running has a lease. */
export async function endExpiredLeases({ db, now, change }: Pick<App, 'db' | 'now' | 'change'>): Promise<void> {
  const isExpired = ({ eb }: ExpressionBuilder<Tables, 'job'>) => eb('leasedUntil', '<=', instant({ now }));
  if (!(await hasRows(db.selectFrom('job').where(isExpired)))) return;
  await change({ kind: 'job', id: 'leases' }, ({ db }) =>
    db.updateTable('job').set({ leasedUntil: null }).where(isExpired).execute(),
  );
}

/** Renews a job's lease; returns the renewed job, or the job unchanged if another worker has it. */
export async function renewLease(change: Change, job: LeasedJob): Promise<LeasedJob> {
  const renewed = await change.db
    .updateTable('job')
    .set({ leasedUntil: instant(change, LEASE) })
    .where('kind', '=', job.kind)
    .where('key', '=', job.key)
    .where('leasedUntil', '=', job.leasedUntil)
    .returning('leasedUntil')
    .executeTakeFirst();
  return { ...job, ...renewed };
}

/**
 * Makes jobs due at once that were stored by a clock ahead of this one, or that would wait longer than `waitMax` of
 * their kind. Each job checks for itself whether its time has come.
 */
export async function runOrphanedJobs(
  change: Change,
  types: readonly (readonly [JobKind, Pick<JobType, 'waitMax'>])[],
): Promise<void> {
  const now = instant(change);
  await change.db
    .updateTable('job')
    .set({ dueAt: now, createdAt: now })
    .where(({ or, and, eb }) =>
      or(
        types.map(([kind, { waitMax }]) => {
          const isAhead = eb('createdAt', '>', now);
          const isStray = waitMax ? or([isAhead, eb('dueAt', '>', instant(change, waitMax))]) : isAhead;
          return and([eb('kind', '=', kind), isStray]);
        }),
      ),
    )
    .execute();
}

/** When the single job of a kind is due; undefined where there is none. */
export async function findDueTime(db: Db, kind: JobKind): Promise<string | undefined> {
  const job = await db.selectFrom('job').select('dueAt').where('kind', '=', kind).executeTakeFirst();
  return job?.dueAt;
}

/** When the next job of these kinds is due after a moment. */
export async function findNextDueTime(
  db: Db,
  kinds: readonly JobKind[],
  moment: string,
): Promise<string | undefined> {
  const next = await db
    .selectFrom('job')
    .select('dueAt')
    .where('kind', 'in', kinds)
    .where('dueAt', '>', moment)
    .orderBy('dueAt')
    .limit(1)
    .executeTakeFirst();
  return next?.dueAt;
}

/**
 * Ends a lease. A job that is done is deleted, unless it was enqueued again meanwhile: then it is run once more. A
 * worker whose lease has run out changes nothing.
 */
export async function finishJob({ db }: Change, job: LeasedJob, result: JobResult): Promise<void> {
  const { kind, key, leasedUntil, revision } = job;
  const isDone = result === 'done';
  if (isDone) {
    const { numDeletedRows } = await db
      .deleteFrom('job')
      .where('kind', '=', kind)
      .where('key', '=', key)
      .where('leasedUntil', '=', leasedUntil)
      .where('revision', '=', revision)
      .executeTakeFirstOrThrow();
    if (numDeletedRows > 0n) return;
  }
  await release(db, job, { attempts: 0, lastError: null, dueAt: isDone ? undefined : result.again });
}

/** Ends the lease of a job that failed by a fault of ours; it is retried at growing intervals, at most an hour. */
export async function postponeJob(change: Change, job: LeasedJob, lastError: string): Promise<void> {
  const minutes = Math.min(2 ** (job.attempts - 1), 60);
  await release(change.db, job, { lastError, dueAt: instant(change, { minutes }) });
}

interface Release {
  attempts?: number;
  lastError: string | null;
  /** Applied only if the job was not enqueued again meanwhile. */
  dueAt: string | undefined;
}

async function release(db: Change['db'], job: LeasedJob, { dueAt, ...values }: Release): Promise<void> {
  await db
    .updateTable('job')
    .set(({ eb, ref }) => ({
      ...values,
      leasedUntil: null,
      ...(dueAt && { dueAt: eb.case().when('revision', '=', job.revision).then(dueAt).else(ref('dueAt')).end() }),
    }))
    .where('kind', '=', job.kind)
    .where('key', '=', job.key)
    .where('leasedUntil', '=', job.leasedUntil)
    .execute();
}

function isFree(now: string) {
  return ({ and, eb }: ExpressionBuilder<Tables, 'job'>) =>
    and([eb('dueAt', '<=', now), eb('leasedUntil', 'is', null)]);
}
