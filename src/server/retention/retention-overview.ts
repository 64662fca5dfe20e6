import type { Day } from '#domain/day.ts';
import {
  type ErasedCounts,
  erasedOn,
  RETAINED_KINDS,
  type RetainedKind,
  type RetainedNow,
  type RetentionNight,
} from '#domain/retention.ts';
import { dayAndTime, type Reading } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import { listEvents } from '#server/events/events.ts';
import { nightly } from '#server/jobs/recurring-job.ts';
import { countRows } from '#server/list-page.ts';
import { retentionOf } from '#server/personal-data/registry.ts';
import { dueBefore, fromThings } from './retention.ts';

export async function listRetained(app: Reading): Promise<RetainedNow[]> {
  const tonight = dayAndTime(nightly(app.now()).toString()).day;
  return Promise.all(
    RETAINED_KINDS.map(async (kind) => {
      const count = await countThings(app.db, kind);
      const oldest = await findOldest(app.db, kind);
      if (oldest === null) return { kind, count, next: undefined };
      const due = erasedOn(kind, dayOf(oldest));
      const isOverdue = due < tonight;
      const day = isOverdue ? tonight : due;
      return { kind, count, next: { day, count: await countThings(app.db, kind, day) } };
    }),
  );
}

const NIGHTS = 7;

/** The last nightly runs, newest first; the counts of several changes in one night are summed. */
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

/** How many there are, or how many of them are due on a day. */
function countThings(db: Db, kind: RetainedKind, dueOn?: Day): Promise<number> {
  const things = fromThings(db, retentionOf(kind).things(db));
  return countRows(dueOn ? things.where('since', '<', dueBefore(kind, dueOn)) : things);
}

/** A separate query, so that both engines use an index. */
async function findOldest(db: Db, kind: RetainedKind): Promise<string | null> {
  const { things, indexedThings = (db) => [things(db)] } = retentionOf(kind);
  const results = await Promise.all(
    indexedThings(db).map((things) =>
      fromThings(db, things)
        .select(({ fn }) => fn.min<string | null>('since').as('oldest'))
        .executeTakeFirstOrThrow(),
    ),
  );
  return results.flatMap(({ oldest }) => oldest ?? []).sort()[0] ?? null;
}

/** A stored instant's day in Bratislava; a day as it is. */
function dayOf(since: string): Day {
  return since.includes('T') ? dayAndTime(since).day : since;
}
