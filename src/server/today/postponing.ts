import type { Day } from '#domain/day.ts';
import type { StaffChange } from '#server/change.ts';
import { type Postponed, postpone } from './postponements.ts';
import { listWaitingItems } from './today.ts';

/** Staff put off what of these things still waits; what a colleague has closed meanwhile is let be. Answers how many were put off. */
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
