import type { App } from '#server/app.ts';
import { openJobRunner } from './job-runner.ts';
import { JOBS } from './jobs.ts';
import { prepareJobs } from './prepare-jobs.ts';

/** What is announced within this time wakes the worker once; no job begins later than that after its announcement. */
const GATHERING_MILLISECONDS = 100;

/** Does what is due, now and whenever something is; answers the function that stops it, within seconds. */
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
