import { START } from '#domain/actor.ts';
import type { App } from '#server/app.ts';
import { openJobRunner } from './job-runner.ts';
import { isPossible } from './job-type.ts';
import { JOBS } from './jobs.ts';

/** Does what is due, now and whenever something is; answers the function that stops it, within seconds. */
export async function startJobs(app: App): Promise<() => Promise<void>> {
  await app.change(START, async (change) => {
    for (const type of Object.values(JOBS)) {
      if (isPossible(type, app)) await type.atStart?.(change);
    }
  });
  const runner = openJobRunner(app, JOBS);
  const stopListening = app.announcements.listen((topic) => topic === 'jobs' && runner.wake());
  runner.wake();
  return async () => {
    stopListening();
    await runner.stop();
  };
}
