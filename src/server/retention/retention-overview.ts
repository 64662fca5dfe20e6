import type { Day } from '#domain/day.ts';
import {
  type ErasedCounts,
  erasedOn,
  RETAINED_KINDS,
  type RetainedKind,
  type RetainedNow,
  type RetentionNight,
} from '#domain/retention.ts';
import type { App } from '../app.ts';
import { dayAndTime } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { listEvents } from '../events/events.ts';
import { dueBefore, RETAINED } from './retained.ts';
import { nextRetentionAt } from './retention-schedule.ts';

export async function listRetained(app: Pick<App, 'db' | 'now'>): Promise<RetainedNow[]> {
  const tonight = dayAndTime(nextRetentionAt(app).toString()).day;
  return Promise.all(
    RETAINED_KINDS.map(async (kind) => {
      const count = await countDue(app.db, kind);
      const oldest = await RETAINED[kind](app.db).select('since').orderBy('since').limit(1).executeTakeFirst();
      if (!oldest) return { kind, count, next: undefined };
      const due = erasedOn(kind, dayOf(oldest.since));
      const day = due > tonight ? due : tonight;
      return { kind, count, next: { day, count: await countDue(app.db, kind, day) } };
    }),
  );
}

const NIGHTS = 7;

/** The last nights, newest first; of one that erased in several changes the sum. */
export async function listRetentionNights(db: Db): Promise<RetentionNight[]> {
  const days = await db
    .selectFrom('event')
    .select('nounId')
    .distinct()
    .where('noun', '=', 'retention')
    .orderBy('nounId', 'desc')
    .limit(NIGHTS)
    .execute();
  return Promise.all(days.map(({ nounId }) => nightOf(db, nounId)));
}

async function nightOf(db: Db, day: Day): Promise<RetentionNight> {
  const events = await listEvents(db, { noun: 'retention', id: day });
  const counts: ErasedCounts = {};
  for (const { after } of events) {
    for (const [kind, erased] of Object.entries((after ?? {}) as Record<RetainedKind, number>)) {
      counts[kind as RetainedKind] = (counts[kind as RetainedKind] ?? 0) + erased;
    }
  }
  return { at: events.at(-1)?.at ?? '', counts };
}

async function countDue(db: Db, kind: RetainedKind, day?: Day): Promise<number> {
  const { count } = await RETAINED[kind](db)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .$if(day !== undefined, (query) => query.where('since', '<', dueBefore(kind, day ?? '')))
    .executeTakeFirstOrThrow();
  return count;
}

/** A stored instant's day in Bratislava; a day as it is. */
function dayOf(since: string): Day {
  return since.includes('T') ? dayAndTime(since).day : since;
}
