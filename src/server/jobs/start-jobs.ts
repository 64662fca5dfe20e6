import type { App } from '#server/app.ts';
import { openJobRunner } from './job-runner.ts';
import { JOBS } from './jobs.ts';
import { prepareJobs } from './prepare-jobs.ts';

/** Announcements within this time wake the worker once; it delays a job by no more than that. */
const GATHERING_MILLISECONDS = 100;

/** Runs due jobs, now and whenever one becomes due; returns the function that stops it within seconds. */
export async function startJobs(app: App): Promise<() => Promise<void>> {
  await prepareJobs(app, JOBS);
  const runner = openJobRunner(app, JOBS);
  let gathering: NodeJS.Timeout | undefined;
  const stopListening = app.announcements.listen((topic) => {
    if (topic === 'jobs') gathering ??= setTimeout(wake, GATHERING_MILLISECONDS);
  });
  runner.wake();
  return async () => {
    stopListening();
    clearTimeout(gathering);
    await runner.stop();
  };

  function wake(): void {
    gathering = undefined;
    runner.wake();
  }
}
