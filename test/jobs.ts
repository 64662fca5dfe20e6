import type { App } from '#server/app.ts';
import type { JobKind } from '#server/db/tables/jobs.ts';
import { openJobRunner } from '#server/jobs/job-runner.ts';
import type { JobType } from '#server/jobs/job-type.ts';
import { JOBS } from '#server/jobs/jobs.ts';

/** Runs all due jobs of these kinds and the jobs that become due through them, so that a test controls the time. */
export async function runDueJobs(app: App, types: Partial<Record<JobKind, JobType>> = JOBS): Promise<void> {
  const runner = openJobRunner(app, types);
  runner.wake();
  await runner.settled();
  await runner.stop();
}

/** Sends all due emails; without a mail server they wait. */
export function sendDueEmails(app: App): Promise<void> {
  return runDueJobs(app, { email: JOBS.email });
}
