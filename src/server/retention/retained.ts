import type { Day } from '#domain/day.ts';
import { newestErasedOn, type RetainedKind } from '#domain/retention.ts';
import { instantAt } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import type { DatedThings } from '#server/personal-data/personal-data.ts';
import { retentionOf } from '#server/personal-data/registry.ts';

/** A query from the stored things of a kind, or from some of them. */
export function fromThings(db: Db, things: DatedThings) {
  return db.selectFrom(things.as('thing'));
}

/** A thing is due to be erased on a day if its `since`, a day or an instant, is less than this text. */
export function dueBefore(kind: RetainedKind, day: Day): string {
  const next = Temporal.PlainDate.from(newestErasedOn(kind, day)).add({ days: 1 }).toString();
  return retentionOf(kind).since === 'instant' ? instantAt(next, '00:00') : next;
}
