import { setImmediate } from 'node:timers/promises';
import { RETENTION } from '#domain/actor.ts';
import { RETAINED_KINDS, type RetainedKind } from '#domain/retention.ts';
import type { App } from '#server/app.ts';
import type { Change } from '#server/change.ts';
import { today } from '#server/clock.ts';
import { purgeTrigrams } from '#server/db/trigrams.ts';
import { storeChainEnd } from '#server/events/chain-state.ts';
import { listEvents } from '#server/events/events.ts';
import { ERASERS, eraseFormClients } from './erasers.ts';
import { dueBefore, formClients, RETAINED } from './retained.ts';

/** Rows erased in one change, which blocks other changes; a file may have ten megabytes. */
const ROWS_PER_CHANGE: Record<RetainedKind, number> = {
  emails: 100,
  signUpFiles: 10,
  signUps: 50,
  waitlistEntries: 50,
  contactRequests: 50,
};

const TABLES = {
  emails: 'email',
  signUpFiles: 'signUp',
  signUps: 'signUp',
  waitlistEntries: 'waitlistEntry',
  contactRequests: 'contactRequest',
} as const satisfies Record<RetainedKind, string>;

/**
 * Erases everything whose retention period has ended (content/ochrana-osobnych-udajov.md), in changes of a bounded
 * size, each recorded with its count. Repeated or simultaneous runs erase nothing twice.
 */
export async function runRetention(app: Pick<App, 'change' | 'db'>): Promise<void> {
  await app.change(RETENTION, storeChainEnd);
  for (const kind of RETAINED_KINDS) {
    while ((await app.change(RETENTION, (change) => eraseBatch(change, kind))) > 0) await setImmediate();
  }
  while ((await app.change(RETENTION, eraseClientBatch)) > 0) await setImmediate();
  await purgeTrigrams(app.db);
  await app.change(RETENTION, recordRunWithoutErasure);
}

async function eraseBatch(change: Change, kind: RetainedKind): Promise<number> {
  const candidates = await dueIds(change, kind).limit(ROWS_PER_CHANGE[kind]).execute();
  if (candidates.length === 0) return 0;
  const ids = candidates.map(({ id }) => id);
  await change.lock(TABLES[kind], ...ids);
  // rows that another change had locked may be deleted or no longer due
  const due = await dueIds(change, kind).where('id', 'in', ids).execute();
  if (due.length === 0) return 0;
  const erased = await ERASERS[kind](change, [...new Set(due.map(({ id }) => id))]);
  change.record({ noun: 'retention', id: today(change), verb: 'ran', after: { [kind]: erased } });
  return erased;
}

/** Clients have no retention period: they are erased once none of their client records remains. */
async function eraseClientBatch(change: Change): Promise<number> {
  const candidates = await formClients(change.db).limit(CLIENTS_PER_CHANGE).execute();
  if (candidates.length === 0) return 0;
  const ids = candidates.map(({ id }) => id);
  await change.lock('client', ...ids);
  const due = await formClients(change.db).where('client.id', 'in', ids).execute();
  await eraseFormClients(
    change,
    due.map(({ id }) => id),
  );
  return due.length;
}

const CLIENTS_PER_CHANGE = 50;

function dueIds(change: Change, kind: RetainedKind) {
  return RETAINED[kind](change.db)
    .select('id')
    .where('since', '<', dueBefore(kind, today(change)));
}

/** Records a nightly run that had nothing to erase, too. */
async function recordRunWithoutErasure(change: Change): Promise<void> {
  const about = { noun: 'retention', id: today(change) } as const;
  if ((await listEvents(change.db, about)).length === 0) change.record({ ...about, verb: 'ran', after: {} });
}
