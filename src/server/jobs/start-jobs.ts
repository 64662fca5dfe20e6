import type { App } from '#server/app.ts';
import type { JobKind } from '#server/db/tables/jobs.ts';
import { openJobRunner, prepareJobs } from './job-runner.ts';
import { JOBS } from './jobs.ts';

/** Announcements within this time wake the worker once; it delays a job by no more than that. */
const GATHERING_MILLISECONDS = 100;

/** Runs due jobs, now and whenever one becomes due; returns the function that stops it within seconds. */
export async function startJobs(app: App, idle: readonly JobKind[] = []): Promise<() => Promise<void>> {
  const types = Object.fromEntries(Object.entries(JOBS).filter(([kind]) => !idle.includes(kind as JobKind)));
  await prepareJobs(app, types);
  const runner = openJobRunner(app, types);
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
