import { articleState } from '#domain/articles/article.ts';
import { courseState } from '#domain/courses/course.ts';
import { formatDay, formatDays } from '#domain/day.ts';
import type { DeskQuery } from '#domain/desk-search/desk-query.ts';
import { firstOf, type GroupResults, RESULT_GROUPS, RESULTS_SHOWN } from '#domain/desk-search/desk-result.ts';
import type { ReadableEmailAbout } from '#domain/emails/email.ts';
import { episodeState } from '#domain/episodes/episode.ts';
import { dayOf } from '#domain/instant.ts';
import { searchable } from '#domain/search.ts';
import { type Area, may, type Permitted } from '#domain/staff/permissions.ts';
import { instant, type Reading, today } from '#server/clock.ts';
import { type Finder, isAmongNewest } from './among-newest.ts';
import { findPeopleAndCompanies } from './find-people-and-companies.ts';

/** The finders, each with the area whose data it shows. */
const FINDERS: readonly { area: Area; find: Finder }[] = [
  { area: 'office', find: findPeopleAndCompanies },
  { area: 'office', find: findCourses },
  { area: 'content', find: findArticles },
  { area: 'content', find: findEpisodes },
  { area: 'office', find: findEmails },
];

/** All matches at the desk that the role of this member of staff may see, in the order of the groups. */
export async function searchDesk(
  app: Reading,
  staff: Permitted<'content'>,
  query: DeskQuery,
): Promise<GroupResults[]> {
  if (query.longTerms.length === 0) return [];
  const permitted = FINDERS.filter(({ area }) => may(staff, area));
  const groups = (await Promise.all(permitted.map(({ find }) => find(app, query)))).flat();
  const order = Object.keys(RESULT_GROUPS);
  return groups
    .filter(({ results, lists }) => results.length + lists.length > 0)
    .toSorted((one, other) => order.indexOf(one.group) - order.indexOf(other.group));
}

async function findCourses({ db }: Reading, query: DeskQuery): Promise<GroupResults[]> {
  const courses = await db
    .selectFrom('course')
    .select(['id', 'nameOfCourse', 'date', 'dateTo', 'place', 'city', 'status', 'isPrivate', 'cancelledAt'])
    .where(await isAmongNewest(db, 'course', query))
    .orderBy('date', 'desc')
    .orderBy('id')
    .execute();
  const results = courses.map(({ id, nameOfCourse, date, dateTo, place, city, isPrivate, ...course }) => ({
    name: nameOfCourse,
    facts: [formatDays(date, dateTo), place, city],
    state: { of: 'course', is: courseState({ ...course, isPrivate: isPrivate === 1 }) } as const,
    target: { noun: 'course', id } as const,
  }));
  return [firstOf('courses', 'course', results)];
}

/** Articles, as their list shows them: without the trash. */
async function findArticles(app: Reading, query: DeskQuery): Promise<GroupResults[]> {
  const articles = await app.db
    .selectFrom('article')
    .select(['id', 'title', 'author', 'publishAt', 'trashedAt', 'updatedAt'])
    .where(await isAmongNewest(app.db, 'article', query))
    .where('trashedAt', 'is', null)
    .orderBy(({ fn }) => fn.coalesce('publishAt', 'updatedAt'), 'desc')
    .orderBy('id')
    .execute();
  const results = articles.map((article) => ({
    name: article.title,
    facts: [article.author, formatDay(dayOf(article.publishAt ?? article.updatedAt))],
    state: { of: 'article', is: articleState(article, instant(app)) } as const,
    target: { noun: 'article', id: article.id } as const,
  }));
  return [firstOf('articles', 'article', results)];
}

/** Episodes by their titles: there is one a week, so reading all of them is faster than an index. */
async function findEpisodes(app: Reading, { terms }: DeskQuery): Promise<GroupResults[]> {
  const episodes = await app.db
    .selectFrom('episode')
    .select(['id', 'number', 'title', 'day'])
    .orderBy('day', 'desc')
    .orderBy('number', 'desc')
    .execute();
  const matches = episodes.filter(({ number, title }) => {
    const text = searchable([`${number}. ${title}`]);
    return terms.every((ways) => ways.some((way) => text.includes(way)));
  });
  const results = matches.slice(0, RESULTS_SHOWN).map(({ id, number, title, day }) => ({
    name: title,
    facts: [`${number}. epizóda`, formatDay(day)],
    state: { of: 'episode', is: episodeState({ day }, today(app)) } as const,
    target: { noun: 'episode', id } as const,
  }));
  return [{ group: 'episodes', results, lists: [] }];
}

/** Emails by recipient, the person they are about and subject; emails to staff, such as sign-in links, are excluded. */
async function findEmails({ db }: Reading, query: DeskQuery): Promise<GroupResults[]> {
  const emails = await db
    .selectFrom('email')
    .select(['id', 'recipient', 'subject', 'status', 'createdAt', 'aboutNoun', 'aboutId'])
    .where(await isAmongNewest(db, 'email', query))
    .where('aboutNoun', '!=', 'staffMember')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const results = emails.map(({ id, recipient, subject, status, createdAt, aboutNoun, aboutId }) => ({
    name: subject,
    facts: [recipient, formatDay(dayOf(createdAt))],
    state: { of: 'email', is: status } as const,
    target: { noun: 'email', id, about: { noun: aboutNoun, id: aboutId } as ReadableEmailAbout } as const,
  }));
  return [firstOf('emails', 'email', results)];
}
