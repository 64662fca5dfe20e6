import type { JobsState } from '#domain/system-state/system-state.ts';
import type { App } from '../app.ts';
import { instant } from '../clock.ts';
import { isPossible } from '../jobs/job-type.ts';
import { JOBS } from '../jobs/jobs.ts';

/** For each kind how many jobs there are, and since when the first has been due; also for kinds without jobs. */
export async function listJobsStates(app: App): Promise<JobsState[]> {
  const now = instant(app);
  const kinds = await app.db
    .selectFrom('job')
    .select(({ fn, eb }) => [
      'kind',
      fn.countAll<number>().as('all'),
      fn.count<number>(eb.case().when('dueAt', '<=', now).then(1).end()).as('due'),
      fn.count<number>('lastError').as('failing'),
      fn.min<string>('dueAt').as('firstDueAt'),
    ])
    .groupBy('kind')
    .execute();
  return Object.entries(JOBS).map(([kind, type]) => {
    const { all = 0, due = 0, failing = 0, firstDueAt = now } = kinds.find((found) => found.kind === kind) ?? {};
    const oldestDueAt = due > 0 ? firstDueAt : undefined;
    return { kind, isPossible: isPossible(type, app), due, later: all - due, failing, oldestDueAt };
  });
}
