import { sortedByKey } from '#domain/slovak-order.ts';
import {
  ITEMS_MAX,
  type SectionCounts,
  sumOf,
  TODAY_KIND_NAMES,
  type TodayItem,
  type TodayKind,
  type WaitingCount,
  type WaitingItem,
} from '#domain/today/today-item.ts';
import { type Reading, today } from '#server/clock.ts';
import { countLateContactRequests, countNewContactRequests } from '#server/contact-requests/contact-request-list.ts';
import { countEmailsToDecide } from '#server/emails/matching-emails.ts';
import { countNewSignUps } from '#server/sign-ups/sign-up-list.ts';
import { dueSteps, newRequests } from './contact-requests.ts';
import { closings, handOvers } from './ended-courses.ts';
import { endedOffers } from './ended-offers.ts';
import { lowScores } from './low-scores.ts';
import { newSignUps } from './new-sign-ups.ts';
import { listPostponements } from './postponements.ts';
import { renewals } from './renewals.ts';
import { ambiguousClients, requestedDates } from './summary-items.ts';
import { countOf, type TodaySource, type TodayState } from './today-source.ts';
import { heldEmails, undeliveredEmails } from './troubled-emails.ts';
import { belowMinimum, noLecturer, noNames, upcomingCourse } from './upcoming-courses.ts';

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
  lowScores,
  closings,
  handOvers,
  renewals,
  requestedDates,
  ambiguousClients,
};

export type TodayCounts = Record<TodayKind, WaitingCount>;

/** Items of the one kind that a page shows alone. */
const ITEMS_OF_KIND_MAX = 500;

/**
 * All that is due, or postponed: by kind, up to the number that is shown, and how many there are. Of the kind that is
 * shown `alone` as many as its source lists.
 */
export async function readToday(
  app: Reading,
  state: TodayState,
  alone?: TodayKind,
): Promise<{ items: TodayItem[]; counts: TodayCounts }> {
  const kinds = await Promise.all(
    TODAY_KIND_NAMES.map(async (kind) => {
      const max = kind === alone ? ITEMS_OF_KIND_MAX : ITEMS_MAX;
      const context = { app, day: today(app), state, max };
      const listed = await SOURCES[kind].list(context);
      const items = await withPostponements(app, kind, listed.slice(0, max));
      return { kind, items, count: await countOf(SOURCES[kind], context, listed) };
    }),
  );
  const items = kinds.flatMap((ofKind) => ofKind.items);
  return { items, counts: Object.fromEntries(kinds.map(({ kind, count }) => [kind, count])) as TodayCounts };
}

export async function countToday(app: Reading): Promise<TodayCounts> {
  const context = { app, day: today(app), state: 'due' as const, max: ITEMS_MAX };
  const counts = await Promise.all(
    TODAY_KIND_NAMES.map(async (kind) => [kind, await countOf(SOURCES[kind], context)] as const),
  );
  return Object.fromEntries(counts) as TodayCounts;
}

/** The waiting items of one kind that are about any of these things. */
export async function listWaitingItems(
  app: Reading,
  { kind, ids }: { kind: TodayKind; ids: readonly string[] },
): Promise<WaitingItem[]> {
  const items = await SOURCES[kind].list({ app, day: today(app), state: 'due', max: ITEMS_OF_KIND_MAX });
  return items.filter((item) => item.ids.some((id) => ids.includes(id)));
}

async function withPostponements({ db }: Reading, kind: TodayKind, items: WaitingItem[]): Promise<TodayItem[]> {
  const ids = items.flatMap((item) => item.ids);
  const found = await listPostponements(db, kind, ids);
  return items.map((item) => {
    const postponements = item.ids.map((id) => found.get(id)).filter((postponement) => postponement !== undefined);
    return { ...item, postponement: sortedByKey(postponements, ({ at }) => at).at(-1) };
  });
}

/** The number of things that wait in each section of the desk: as many as its list has rows of them. */
export async function countSections(app: Reading): Promise<SectionCounts> {
  const [counts, unread, unanswered, late, { undelivered, held }] = await Promise.all([
    countToday(app),
    countNewSignUps(app.db),
    countNewContactRequests(app.db),
    countLateContactRequests(app.db, today(app)),
    countEmailsToDecide(app.db),
  ]);
  return {
    today: sumOf(counts),
    signUps: { inTime: unread, urgent: 0 },
    contactRequests: { inTime: unanswered - late, urgent: late },
    emails: { inTime: held, urgent: undelivered },
  };
}
