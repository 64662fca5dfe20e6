import { setImmediate } from 'node:timers/promises';
import { MATTER_NOUNS, type MatterNoun } from '#domain/clients/client.ts';
import type { App } from '#server/app.ts';
import type { Change } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import type { JobResult } from '#server/jobs/job-lease.ts';
import { clientOf } from './client-of.ts';
import { listMatters } from './matter.ts';

/** What others wait for at most. */
const MATTERS_PER_CHANGE = 25;
/** Well within a job's lease. */
const CHANGES_PER_RUN = 100;

/** Has the clients of what was stored without one looked for, where anything was. */
export async function enqueueOlderMatters(change: Change): Promise<void> {
  for (const noun of MATTER_NOUNS) {
    if ((await listUnmatched(change, noun, 1)).length > 0) return change.enqueue({ kind: 'older-matters', key: '' });
  }
}

/**
 * Finds the clients of what was stored before there were any, a few at a time, the oldest first; contact requests before all
 * others, as they tell an IČO. Done again, or by two nodes at once, it finds nothing twice.
 */
export async function findOlderClients(app: App): Promise<JobResult> {
  for (let count = 0; count < CHANGES_PER_RUN; count += 1) {
    if ((await app.change({ kind: 'job', id: 'older-matters' }, findSome)) === 0) return 'done';
    await setImmediate();
  }
  return { again: instant(app) };
}

async function findSome(change: Change): Promise<number> {
  for (const noun of MATTER_NOUNS) {
    const ids = await listUnmatched(change, noun, MATTERS_PER_CHANGE);
    if (ids.length > 0) return findClientsOf(change, noun, ids);
  }
  return 0;
}

async function listUnmatched({ db }: Change, noun: MatterNoun, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom(noun)
    .select('id')
    .where('clientMatch', 'is', null)
    .orderBy('receivedAt')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

async function findClientsOf(change: Change, noun: MatterNoun, ids: string[]): Promise<number> {
  await change.lock(noun, ...ids);
  const matters = await listMatters(change.db, noun, ids);
  // another node may have had them in hand
  for (const matter of matters.filter(({ clientMatch }) => clientMatch === null)) {
    const client = await clientOf(change, matter);
    await change.db.updateTable(noun).set(client).where('id', '=', matter.id).execute();
    const verb = client.clientMatch === 'doubt' ? 'clientDoubted' : 'clientAssigned';
    change.record({ noun, id: matter.id, verb, after: { clientId: client.clientId } });
  }
  return ids.length;
}
