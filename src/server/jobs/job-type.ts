import type { App } from '#server/app.ts';
import type { Change } from '#server/change.ts';
import type { JobResult, LeasedJob } from './job-lease.ts';

/** How jobs of one kind are done. */
export interface JobType {
  /** So many at the same time on one node; one without it. */
  atOnce?: number;
  /** It may take longer than a lease, which is renewed as long as its process lives. */
  isLong?: boolean;
  /** None of them waits longer: one that would was put off by a clock that was ahead. Any time without it. */
  waitMax?: Temporal.DurationLike;
  /** False where the settings do not allow them: they wait. */
  isPossible?(app: App): boolean;
  /** Done again and again; its one job has no key. */
  isRecurring?: boolean;
  /** When a node starts or its clock has gone back, before any of them. */
  atStart?(change: Change): Promise<void>;
  /** A job may be run twice: `run` looks how things stand in the change that acts. What it throws is tried again. */
  run(app: App, job: LeasedJob): Promise<JobResult>;
}

export function isPossible(type: JobType, app: App): boolean {
  return type.isPossible?.(app) ?? true;
}
