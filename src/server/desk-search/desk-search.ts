import type { DeskQuestion } from '#domain/desk-search/desk-question.ts';
import { type FoundGroup, RESULT_GROUPS } from '#domain/desk-search/desk-result.ts';
import { type Area, may, type Permitted } from '#domain/staff/permissions.ts';
import type { App } from '#server/app.ts';
import { findArticles } from './found-articles.ts';
import { findCourses } from './found-courses.ts';
import { findEmails } from './found-emails.ts';
import { findEpisodes } from './found-episodes.ts';
import { findMatters } from './found-matters.ts';

/** Finds the matches of one kind; a question has at least one long term. */
export type Finder = (app: Pick<App, 'db' | 'now'>, question: DeskQuestion) => Promise<FoundGroup[]>;

/** The finders, each with the area whose data it shows. */
const FINDERS: readonly { area: Area; find: Finder }[] = [
  { area: 'office', find: findMatters },
  { area: 'office', find: findCourses },
  { area: 'content', find: findArticles },
  { area: 'content', find: findEpisodes },
  { area: 'office', find: findEmails },
];

/** All matches at the desk that the role of this member of staff may see, in the order of the groups. */
export async function searchDesk(
  app: Pick<App, 'db' | 'now'>,
  staff: Permitted<'content'>,
  question: DeskQuestion,
): Promise<FoundGroup[]> {
  if (question.longTerms.length === 0) return [];
  const mine = FINDERS.filter(({ area }) => may(staff, area));
  const found = (await Promise.all(mine.map(({ find }) => find(app, question)))).flat();
  const order = Object.keys(RESULT_GROUPS);
  return found
    .filter(({ results, lists }) => results.length + lists.length > 0)
    .toSorted((one, other) => order.indexOf(one.group) - order.indexOf(other.group));
}
