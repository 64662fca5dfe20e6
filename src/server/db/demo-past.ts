import { sortedByKey } from '#domain/slovak-order.ts';
import type { Change } from '#server/change.ts';
import type { ClientRecord } from '#server/clients/client-record.ts';
import { findOrCreateClient } from '#server/clients/find-or-create-client.ts';
import { instant } from '#server/clock.ts';
import type { ClientColumns } from '#server/db/tables/clients.ts';
import type { ChainEntry, EventActor } from '#server/events/event-chain.ts';

/** The invented member of staff. */
export const AUTHOR = 'Jana Ukážková';

const STAFF: EventActor = { kind: 'staff', id: '', name: AUTHOR };
const VISITOR: EventActor = { kind: 'visitor', id: '', name: '' };

/**
 * Fills in the demo with the history that the invented company would have: what `fill` records is recorded in the order
 * of its times, once all of it is known. Without a time of its own it was done now, by staff.
 */
export async function withPast(change: Change, fill: (demo: Change) => Promise<void>): Promise<void> {
  const past: ChainEntry[] = [];
  const byStaffNow = byStaff(instant(change));
  await fill({ ...change, record: (event, origin = byStaffNow) => void past.push({ event, ...origin }) });
  for (const { event, ...origin } of sortedByKey(past, ({ at }) => at)) change.record(event, origin);
}

export function byStaff(at: string) {
  return { actor: STAFF, at };
}

export function byVisitor(at: string) {
  return { actor: VISITOR, at };
}

/** The client of an invented record; one that the record creates is recorded at its time. */
export function findDemoClient(demo: Change, record: ClientRecord): Promise<ClientColumns> {
  const origin = byVisitor(record.receivedAt);
  return findOrCreateClient({ ...demo, record: (event) => demo.record(event, origin) }, record);
}
