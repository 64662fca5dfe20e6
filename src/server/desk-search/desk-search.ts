import type { DeskQuery } from '#domain/desk-search/desk-query.ts';
import { type GroupResults, RESULT_GROUPS } from '#domain/desk-search/desk-result.ts';
import { type Area, may, type Permitted } from '#domain/staff/permissions.ts';
import type { Reading } from '#server/clock.ts';
import { findArticles } from './find-articles.ts';
import { findCourses } from './find-courses.ts';
import { findEmails } from './find-emails.ts';
import { findEpisodes } from './find-episodes.ts';
import { findPeopleAndCompanies } from './find-people-and-companies.ts';
import type { Finder } from './finder.ts';

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
