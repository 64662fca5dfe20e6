import { setImmediate } from 'node:timers/promises';
import { RETENTION } from '#domain/actor.ts';
import { type Day, daysLater } from '#domain/day.ts';
import { idsOf } from '#domain/record-id.ts';
import { newestErasedOn, RETAINED_KINDS, type RetainedKind } from '#domain/retention.ts';
import type { App } from '#server/app.ts';
import type { Change } from '#server/change.ts';
import { instantAt, today } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import { purgeTrigrams } from '#server/db/trigrams.ts';
import { storeChainEnd } from '#server/events/event-verification.ts';
import { listEvents } from '#server/events/events.ts';
import type { DatedThings } from '#server/personal-data/personal-data.ts';
import { retentionOf } from '#server/personal-data/registry.ts';
import { eraseFormClients, formClients } from '#server/personal-data/tables/clients.ts';

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
  const { lock, rowsPerChange, erase } = retentionOf(kind);
  const candidates = await dueIds(change, kind).limit(rowsPerChange).execute();
  if (candidates.length === 0) return 0;
  const ids = idsOf(candidates);
  await change.lock(lock, ...ids);
  // rows that another change had locked may be deleted or no longer due
  const due = await dueIds(change, kind).where('id', 'in', ids).execute();
  if (due.length === 0) return 0;
  const erased = await erase(change, [...new Set(idsOf(due))]);
  change.record({ noun: 'retention', id: today(change), verb: 'ran', after: { [kind]: erased } });
  return erased;
}

/** Clients have no retention period: they are erased once none of their client records remains. */
async function eraseClientBatch(change: Change): Promise<number> {
  const candidates = await formClients(change.db).limit(CLIENTS_PER_CHANGE).execute();
  if (candidates.length === 0) return 0;
  const ids = idsOf(candidates);
  await change.lock('client', ...ids);
  const due = await formClients(change.db).where('client.id', 'in', ids).execute();
  await eraseFormClients(change, idsOf(due));
  return due.length;
}

const CLIENTS_PER_CHANGE = 50;

function dueIds(change: Change, kind: RetainedKind) {
  return fromThings(change.db, retentionOf(kind).things(change.db))
    .select('id')
    .where('since', '<', dueBefore(kind, today(change)));
}

/** Records a nightly run that had nothing to erase, too. */
async function recordRunWithoutErasure(change: Change): Promise<void> {
  const about = { noun: 'retention', id: today(change) } as const;
  if ((await listEvents(change.db, about)).length === 0) change.record({ ...about, verb: 'ran', after: {} });
}

/** A query from the stored things of a kind, or from some of them. */
export function fromThings(db: Db, things: DatedThings) {
  return db.selectFrom(things.as('thing'));
}

/** A thing is due to be erased on a day if its `since`, a day or an instant, is less than this text. */
export function dueBefore(kind: RetainedKind, day: Day): string {
  const next = daysLater(newestErasedOn(kind, day), 1);
  return retentionOf(kind).since === 'instant' ? instantAt(next, '00:00') : next;
}
