import { setTimeout as delay } from 'node:timers/promises';
import { START } from '#domain/actor.ts';
import type { App } from '#server/app.ts';
import { instant } from '#server/clock.ts';
import type { JobKind } from '#server/db/tables/jobs.ts';
import {
  endExpiredLeases,
  findNextDueTime,
  finishJob,
  type JobResult,
  type LeasedJob,
  listDueJobs,
  listDueKinds,
  postponeJob,
  renewLease,
  runOrphanedJobs,
  takeJobs,
} from './job-lease.ts';
import { isPossible, type JobType } from './job-type.ts';

/** Together with pending requests less than the ten seconds a process has to exit. */
const STOP_MILLISECONDS_MAX = 3_000;
/** How often the table is polled at least, for jobs of crashed workers and after a database outage. */
const ROUND_MILLISECONDS_MAX = 60_000;

/**
 * Runs the due jobs of these kinds, a few of each kind at a time and independently: a stalled one occupies only its own
 * slot, and whenever one is done the next begins.
 */
export function openJobRunner(app: App, types: Partial<Record<JobKind, JobType>>) {
  const possible = (Object.entries(types) as [JobKind, JobType][]).filter(([, type]) => isPossible(type, app));
  const running = new Map<Promise<void>, JobKind>();
  let round: Promise<void> | undefined;
  let alarm: NodeJS.Timeout | undefined;
  let isWokenAgain = false;
  let checkedAt = '';
  const stopping = new AbortController();
  const stopSignal = stopping.signal;

  return { wake, settled, stop };

  function wake(): void {
    if (stopSignal.aborted) return;
    isWokenAgain = true;
    round ??= beginDueJobs()
      .then(() => app.failures.noteRecovery())
      // while the database is away the failure log says so once
      .catch((error) => app.failures.noteOutage(error, 'no jobs were begun, the next round tries again'))
      .finally(() => {
        round = undefined;
        if (isWokenAgain) wake();
      });
  }

  /** Waits until no job is due or running. */
  async function settled(): Promise<void> {
    while (round || running.size > 0) await Promise.race([round, ...running.keys()].filter(Boolean));
  }

  /**
   * Begins no more jobs, aborts those that take `stopSignal` and waits briefly for the others; an unfinished job is run
   * again after its lease by another worker.
   */
  async function stop(): Promise<void> {
    stopping.abort();
    clearTimeout(alarm);
    await Promise.race([settled(), delay(STOP_MILLISECONDS_MAX, undefined, { ref: false })]);
  }

  async function beginDueJobs(): Promise<void> {
    wakeIn(ROUND_MILLISECONDS_MAX);
    while (isWokenAgain && !stopSignal.aborted) {
      isWokenAgain = false;
      await noteClock();
      await endExpiredLeases(app);
      const due = await listDueKinds(app.db, instant(app));
      for (const [kind, type] of possible) if (due.has(kind)) await beginDueJobsOf(kind, type);
    }
    await wakeAtNextDueTime(checkedAt);
  }

  /** Corrects the due times of jobs after the clock has gone back. */
  async function noteClock(): Promise<void> {
    const now = instant(app);
    if (now < checkedAt) {
      app.log.warn({ from: checkedAt, to: now }, 'the clock has gone back');
      await prepareJobs(app, types);
    }
    checkedAt = now;
  }

  async function beginDueJobsOf(kind: JobKind, type: JobType): Promise<void> {
    const limit = (type.atOnce ?? 1) - [...running.values()].filter((other) => other === kind).length;
    if (limit <= 0 || stopSignal.aborted) return;
    const keys = await listDueJobs(app.db, kind, { now: instant(app), limit });
    if (keys.length === 0 || stopSignal.aborted) return;
    const leased = await app.change({ kind: 'job', id: kind }, (change) => takeJobs(change, kind, keys));
    for (const job of leased) begin(type, job);
    // another worker took some, so there may be more than were listed
    if (leased.length < keys.length) isWokenAgain = true;
  }

  function begin(type: JobType, job: LeasedJob): void {
    const run = runJob(app, type, job, stopSignal)
      .catch((error) => app.log.error({ err: error, job: job.kind }, 'a job was not settled, its lease runs out'))
      .finally(() => {
        running.delete(run);
        wake();
      });
    running.set(run, job.kind);
  }

  /** Jobs that became due since the table was read have not begun, so they count as next. */
  async function wakeAtNextDueTime(checkedAt: string): Promise<void> {
    const kinds = possible.map(([kind]) => kind);
    const next = kinds.length > 0 && (await findNextDueTime(app.db, kinds, checkedAt));
    if (next) wakeIn(app.now().until(next).total('milliseconds'));
  }

  function wakeIn(milliseconds: number): void {
    clearTimeout(alarm);
    if (!stopSignal.aborted)
      alarm = setTimeout(wake, Math.min(Math.max(Math.ceil(milliseconds), 0), ROUND_MILLISECONDS_MAX));
  }
}

async function runJob(app: App, type: JobType, leased: LeasedJob, stopSignal: AbortSignal): Promise<void> {
  const actor = { kind: 'job', id: leased.kind } as const;
  const lease = type.isLong ? keepLease(app, leased) : undefined;
  const leasedJob = async () => (await lease?.end()) ?? leased;
  let result: JobResult;
  try {
    result = await type.run(app, leased, stopSignal);
  } catch (error) {
    const job = await leasedJob();
    // it was ended by the stop, or may have failed of it
    if (stopSignal.aborted) return;
    app.log.error({ err: error, job: job.kind, key: job.key, attempts: job.attempts }, 'a job failed');
    return app.change(actor, (change) => postponeJob(change, job, (error as Error).name));
  }
  const job = await leasedJob();
  await app.change(actor, (change) => finishJob(change, job, result));
}

/** Often enough that one renewal may fail before a lease ends. */
const RENEWAL_MILLISECONDS = 2 * 60_000;

/** Renews a job's lease until `end`, which returns the job with its last lease. */
function keepLease(app: App, job: LeasedJob) {
  let leasedJob = Promise.resolve(job);
  const timer = setInterval(() => {
    leasedJob = leasedJob.then((job) =>
      app
        .change({ kind: 'job', id: job.kind }, (change) => renewLease(change, job))
        // the database is unavailable: the rest of the lease may outlast that
        .catch(() => job),
    );
  }, RENEWAL_MILLISECONDS).unref();
  return {
    end(): Promise<LeasedJob> {
      clearInterval(timer);
      return leasedJob;
    },
  };
}

/** Corrects due times and calls every kind's `atStart`: when a node starts, and when its clock has gone back. */
export async function prepareJobs(app: App, types: Partial<Record<JobKind, JobType>>): Promise<void> {
  const all = Object.entries(types) as [JobKind, JobType][];
  const single = all.filter(([, { isRecurring }]) => !isRecurring);
  await app.change(START, async (change) => {
    await runOrphanedJobs(change, single);
    for (const [kind, type] of all) if (isPossible(type, app)) await type.atStart?.(change, kind);
  });
}
