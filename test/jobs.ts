import type { App } from '#server/app.ts';
import type { JobKind } from '#server/jobs/job-queue.ts';
import { openJobRunner } from '#server/jobs/job-runner.ts';
import type { JobType } from '#server/jobs/job-type.ts';
import { JOBS } from '#server/jobs/jobs.ts';

/** Does every job of these kinds that is due, and whatever becomes due by that: a test says itself when. */
export async function runDueJobs(app: App, types: Partial<Record<JobKind, JobType>> = JOBS): Promise<void> {
  const runner = openJobRunner(app, types);
  runner.wake();
  await runner.settled();
  await runner.stop();
}

/** Sends every email that is due; without a mail server they wait. */
export function sendDueEmails(app: App): Promise<void> {
  return runDueJobs(app, { email: JOBS.email });
}
