import { START } from '#domain/actor.ts';
import type { App } from '#server/app.ts';
import type { JobKind } from '#server/db/tables/jobs.ts';
import { runOrphanedJobs } from './job-lease.ts';
import { isPossible, type JobType } from './job-type.ts';

/** Corrects due times and calls every kind's `atStart`: when a node starts, and when its clock has gone back. */
export async function prepareJobs(app: App, types: Partial<Record<JobKind, JobType>>): Promise<void> {
  const all = Object.entries(types) as [JobKind, JobType][];
  const single = all.filter(([, { isRecurring }]) => !isRecurring);
  await app.change(START, async (change) => {
    await runOrphanedJobs(change, single);
    for (const [, type] of all) if (isPossible(type, app)) await type.atStart?.(change);
  });
}
