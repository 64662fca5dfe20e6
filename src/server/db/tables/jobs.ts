import type { JobKind } from '../../jobs/job-queue.ts';

export interface JobTable {
  kind: JobKind;
  key: string;
  dueAt: string;
  /** Grows each time it is enqueued: what was enqueued again while it was done is not yet done. */
  revision: number;
  /** Until then a worker has it; one that dies leaves it to the next. */
  leasedUntil: string | null;
  attempts: number;
  lastError: string | null;
  createdAt: string;
}
