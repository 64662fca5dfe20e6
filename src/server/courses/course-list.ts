import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import { type City, COURSE_STATE_LABELS, type CourseState } from '#domain/courses/course.ts';
import {
  type CourseFilter,
  type CourseOrder,
  LISTED_COURSE,
  type ListedCourse,
} from '#domain/courses/course-list.ts';
import type { Day } from '#domain/day.ts';
import type { Db } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';
import { countStates, given, type ListPage, type PageRequest, readPage } from '#server/list-page.ts';
import { containsText, type TextCondition } from '#server/search.ts';
import { coursesWithSeats } from './course-records.ts';

/** One page of the desk's courses, in the requested order; without their texts. */
export async function listCoursePage(
  db: Db,
  { order = 'newest', ...filter }: CourseFilter & PageRequest<CourseState>,
): Promise<ListPage<ListedCourse, CourseState>> {
  const condition = await containsText(db, 'course', filter.search);
  const inAnyState = matchingCourses(db, { ...filter, state: undefined }, condition);
  const count = () => countStates(inAnyState, COURSE_STATE_LABELS, inState);
  return readPage(filter, count, async (limit, offset) => {
    const page = matchingCourses(db, filter, condition)
      .select('id')
      .orderBy(ORDERS[order])
      .limit(limit)
      .offset(offset);
    const rows = await db
      .selectFrom(coursesWithSeats(db).as('course'))
      .select([...LISTED_COURSE, 'seatsOffered'])
      .where('id', 'in', page)
      .orderBy(ORDERS[order])
      .execute();
    return rows.map(({ seatsOffered, isPrivate, ...row }) => ({
      ...row,
      isPrivate: isPrivate === 1,
      seatsTaken: row.seatsTaken + seatsOffered,
    }));
  });
}

export async function listCourseCities(db: Db): Promise<City[]> {
  const rows = await db.selectFrom('course').select('city').distinct().execute();
  return rows.map(({ city }) => city);
}

/** What a selection of courses shows of each. */
export type NamedCourse = Pick<ListedCourse, 'id' | 'nameOfCourse' | 'date' | 'dateTo' | 'city' | 'cancelledAt'>;

const UPCOMING_MAX = 150;
const STARTED_MAX = 50;

/**
 * The courses a list is filtered by most often: the next ones, those that began last, and the chosen one at any date.
 * To filter by another course, staff start from its row in the list of courses.
 */
export async function listChoosableCourses(db: Db, today: Day, chosenId = ''): Promise<NamedCourse[]> {
  const named = db.selectFrom('course').select(['id', 'nameOfCourse', 'date', 'dateTo', 'city', 'cancelledAt']);
  const [upcoming, started, chosen] = await Promise.all([
    named.where('date', '>=', today).orderBy('date').orderBy('id').limit(UPCOMING_MAX).execute(),
    named.where('date', '<', today).orderBy('date', 'desc').orderBy('id').limit(STARTED_MAX).execute(),
    named.where('id', '=', chosenId).execute(),
  ]);
  const courses = new Map([...upcoming, ...started, ...chosen].map((course) => [course.id, course]));
  return [...courses.values()];
}

function matchingCourses(db: Db, { city, state }: CourseFilter, condition: TextCondition) {
  return db
    .selectFrom('course')
    .where(({ and }) => and(given({ city })))
    .$if(state !== undefined, (query) => query.where((eb) => inState(eb, state as CourseState)))
    .where(condition);
}

/** The rule of `courseState` as a condition of the database. */
function inState(eb: ExpressionBuilder<Tables, 'course'>, state: CourseState) {
  if (state === 'active') return eb('status', '=', 'active');
  if (state === 'cancelled') return eb('cancelledAt', 'is not', null);
  return eb.and({ status: 'inactive', cancelledAt: null, isPrivate: Number(state === 'private') });
}

/** Of the same name the newest comes first. */
const ORDERS = {
  newest: sql`"date" desc, "id"`,
  oldest: sql`"date", "id"`,
  name: sql`"nameSortKey", "date" desc, "id"`,
} as const satisfies Record<CourseOrder, RawBuilder<unknown>>;
