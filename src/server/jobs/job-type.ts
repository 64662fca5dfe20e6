import type { App } from '#server/app.ts';
import type { Change } from '#server/change.ts';
import type { JobKind } from '#server/db/tables/jobs.ts';
import type { JobResult, LeasedJob } from './job-lease.ts';

/** How jobs of one kind are run. */
export interface JobType {
  /** How many run at the same time on one node; one by default. */
  atOnce?: number;
  /** It may take longer than a lease, which is renewed while its process runs. */
  isLong?: boolean;
  /** The longest wait of these jobs: a longer one comes from a clock that was ahead. Unlimited by default. */
  waitMax?: Temporal.DurationLike;
  /** False where the settings do not allow these jobs: they wait. */
  isPossible?(app: App): boolean;
  /** Run again and again; its single job has no key. */
  isRecurring?: boolean;
  /** Called when a node starts or its clock has gone back, before any job runs. */
  atStart?(change: Change, kind: JobKind): Promise<void>;
  /** A job may be run twice, so `run` checks the state in the transaction that acts. If it throws, it is retried. */
  run(app: App, job: LeasedJob, stopSignal: AbortSignal): Promise<JobResult>;
}

/** The work of a job that is one change, in the job's own name. */
export function inOneChange<Result>(work: (change: Change, job: LeasedJob) => Promise<Result>) {
  return ({ change }: Pick<App, 'change'>, job: LeasedJob): Promise<Result> =>
    change({ kind: 'job', id: job.kind }, (change) => work(change, job));
}

export function isPossible(type: JobType, app: App): boolean {
  return type.isPossible?.(app) ?? true;
}
