import type { App } from '#server/app.ts';
import { type LeasedJob, renewLease } from './job-lease.ts';

/** Often enough that one renewal may fail before a lease ends. */
const RENEWAL_MILLISECONDS = 2 * 60_000;

/** Renews a job's lease until `end`, which returns the job with its last lease. */
export function keepLease(app: App, job: LeasedJob) {
  let held = Promise.resolve(job);
  const timer = setInterval(() => {
    held = held.then((job) =>
      app
        .change({ kind: 'job', id: job.kind }, (change) => renewLease(change, job))
        // the database is unavailable: the rest of the lease may outlast that
        .catch(() => job),
    );
  }, RENEWAL_MILLISECONDS).unref();
  return {
    end(): Promise<LeasedJob> {
      clearInterval(timer);
      return held;
    },
  };
}
