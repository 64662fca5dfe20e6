import { lastDayOf } from '#domain/courses/course.ts';
import { daysLater } from '#domain/day.ts';
import { ruleFor } from '#domain/issued-documents/document-rule.ts';
import type { WaitingItem } from '#domain/today/today-item.ts';
import { SEATS } from '#server/courses/course-records.ts';
import { DOCUMENT_RULES } from '#server/issued-documents/document-rules.ts';
import { hasTodayState } from './postponements.ts';
import type { TodayContext, TodaySource } from './today-source.ts';

type EndedCourse = WaitingItem<'closings' | 'handOvers'>;

const [seatsTaken] = SEATS;

/** Days after a course by which its documents should be with the people. */
const DAYS_TO_CLOSE = 7;

/** Days after a course without results until it is not shown any more. */
const CLOSING_SHOWN_DAYS = 60;

/** Courses that ended with people on them who may get a document, and whose results were not closed. */
export const closings: TodaySource = {
  async list(context) {
    const rows = await endedCourses(context, 'closings', CLOSING_SHOWN_DAYS)
      .leftJoin('courseClosing', 'courseClosing.courseId', 'course.id')
      .where('closedAt', 'is', null)
      .execute();
    return rows
      .filter((course) => ruleFor(DOCUMENT_RULES, course.courseTypeId, lastDayOf(course)))
      .flatMap((row) => toItem(context, 'closings', row, DAYS_TO_CLOSE));
  },
};

/** Days after a course by which its invoices are to be made (zákon 222/2004 § 73). */
const DAYS_TO_INVOICE = 15;

/** Days after a course that is never handed over until it is not shown any more; no invoice is that late. */
const HAND_OVER_SHOWN_DAYS = 366;

/** Courses that ended with people on them, and of which nothing was handed over to accounting. */
export const handOvers: TodaySource = {
  async list(context) {
    const rows = await endedCourses(context, 'handOvers', HAND_OVER_SHOWN_DAYS)
      .leftJoin('handOver', 'handOver.courseId', 'course.id')
      .where('handOver.courseId', 'is', null)
      .execute();
    return rows.flatMap((row) => toItem(context, 'handOvers', row, DAYS_TO_INVOICE));
  },
};

function endedCourses(context: TodayContext, kind: EndedCourse['kind'], daysShown: number) {
  const { app, day } = context;
  return app.db
    .selectFrom('course')
    .select(['course.id', 'nameOfCourse', 'date', 'dateTo', 'city', 'courseTypeId', seatsTaken])
    .where('date', '>', daysLater(day, -daysShown))
    .where('date', '<', day)
    .where(({ fn }) => fn.coalesce('dateTo', 'date'), '<', day)
    .where('cancelledAt', 'is', null)
    .where(hasTodayState(context, kind, 'course.id'))
    .orderBy('date')
    .orderBy('course.id');
}

type Row = Awaited<ReturnType<ReturnType<typeof endedCourses>['execute']>>[number];

/** None for a course without people. */
function toItem({ day }: TodayContext, kind: EndedCourse['kind'], row: Row, daysToDo: number): EndedCourse[] {
  const { id, nameOfCourse: name, date, city, seatsTaken: taken } = row;
  const since = lastDayOf(row);
  const isUrgent = daysLater(since, daysToDo) < day;
  return taken > 0 ? [{ kind, ids: [id], since, isUrgent, course: { id, name, date, city }, taken }] : [];
}
