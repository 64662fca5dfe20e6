import type { Day } from '#domain/day.ts';
import type { StaffChange } from '#server/change.ts';
import { type Postponed, postpone } from './postponements.ts';
import { listWaitingItems } from './today.ts';

/** Postpones those of these things that still wait; what a colleague has closed is skipped. Returns their number. */
export async function postponeWaiting(
  change: StaffChange<'office'>,
  { kind, ids }: Postponed,
  untilDay: Day,
): Promise<number> {
  const items = await listWaitingItems({ db: change.db, now: change.now }, { kind, ids });
  const waiting = items.flatMap((item) => item.ids).filter((id) => ids.includes(id));
  if (waiting.length > 0) await postpone(change, { kind, ids: waiting }, untilDay);
  return waiting.length;
}
