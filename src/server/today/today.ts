import {
  ITEMS_MAX,
  TODAY_KIND_NAMES,
  type TodayItem,
  type TodayKind,
  type WaitingCount,
  type WaitingItem,
} from '#domain/today/today-item.ts';
import type { App } from '#server/app.ts';
import { today } from '#server/clock.ts';
import { ambiguousClients } from './ambiguous-clients.ts';
import { belowMinimum, noLecturer, noNames, upcomingCourse } from './coming-courses.ts';
import { dueSteps, newRequests } from './contact-requests.ts';
import { endedOffers } from './ended-offers.ts';
import { enoughRequested } from './enough-requested.ts';
import { newSignUps } from './new-sign-ups.ts';
import { listPostponements, type Standing } from './postponed.ts';
import { countOf, type TodaySource } from './today-source.ts';
import { heldEmails, undeliveredEmails } from './troubled-emails.ts';

const SOURCES: Record<TodayKind, TodaySource> = {
  newRequests,
  dueSteps,
  newSignUps,
  emails: undeliveredEmails,
  endedOffers,
  heldEmails,
  noLecturer,
  noNames,
  belowMinimum,
  upcomingCourse,
  requestedDates: enoughRequested,
  ambiguousClients,
};

/** How many things of each kind there are. */
export type TodayCounts = Record<TodayKind, WaitingCount>;

/** All that is due, or postponed: by kind, up to the number that is shown, and how many there are. */
export async function readToday(
  app: Pick<App, 'db' | 'now'>,
  standing: Standing,
): Promise<{ items: TodayItem[]; counts: TodayCounts }> {
  const asked = { app, day: today(app), standing };
  const kinds = await Promise.all(
    TODAY_KIND_NAMES.map(async (kind) => {
      const items = await SOURCES[kind].list(asked);
      return { kind, items: items.slice(0, ITEMS_MAX), count: await countOf(SOURCES[kind], asked, items) };
    }),
  );
  const items = await withPostponements(
    app,
    kinds.flatMap(({ items }) => items),
  );
  return { items, counts: Object.fromEntries(kinds.map(({ kind, count }) => [kind, count])) as TodayCounts };
}

/** How many things of each kind wait. */
export async function countToday(app: Pick<App, 'db' | 'now'>): Promise<TodayCounts> {
  const asked = { app, day: today(app), standing: 'due' as const };
  const counts = await Promise.all(
    TODAY_KIND_NAMES.map(async (kind) => [kind, await countOf(SOURCES[kind], asked)] as const),
  );
  return Object.fromEntries(counts) as TodayCounts;
}

/** The waiting items of one kind that are about any of these things. */
export async function listWaitingItems(
  app: Pick<App, 'db' | 'now'>,
  { kind, ids }: { kind: TodayKind; ids: readonly string[] },
): Promise<WaitingItem[]> {
  const items = await SOURCES[kind].list({ app, day: today(app), standing: 'due' });
  return items.filter((item) => item.ids.some((id) => ids.includes(id)));
}

async function withPostponements({ db }: Pick<App, 'db'>, items: WaitingItem[]): Promise<TodayItem[]> {
  const kinds = [...Map.groupBy(items, ({ kind }) => kind)];
  const found = new Map(
    await Promise.all(
      kinds.map(
        async ([kind, some]) =>
          [
            kind,
            await listPostponements(
              db,
              kind,
              some.flatMap(({ ids }) => ids),
            ),
          ] as const,
      ),
    ),
  );
  return items.map((item) => {
    const putOffs = item.ids.map((id) => found.get(item.kind)?.get(id)).filter((putOff) => putOff !== undefined);
    return { ...item, putOff: putOffs.toSorted((one, other) => (one.at < other.at ? 1 : -1))[0] };
  });
}
