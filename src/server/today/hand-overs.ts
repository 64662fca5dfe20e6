import { daysLater } from '#domain/day.ts';
import type { HandOverItem } from '#domain/today/today-item.ts';
import { SEATS } from '#server/courses/course-records.ts';
import { hasTodayState } from './postponement-queries.ts';
import type { TodaySource } from './today-source.ts';

/** Days after a course by which its invoices are to be made (zákon 222/2004 § 73). */
const DAYS_TO_INVOICE = 15;

/** Days after a course that is never handed over until it is not shown any more; no invoice is that late. */
const DAYS_SHOWN = 366;

const [seatsTaken] = SEATS;

/** Courses that ended with people on them, and of which nothing was handed over to accounting. */
export const handOvers: TodaySource = {
  async list({ app, day, state }) {
    const rows = await app.db
      .selectFrom('course')
      .select(['course.id', 'nameOfCourse', 'date', 'dateTo', 'city', seatsTaken])
      .where('date', '>', daysLater(day, -DAYS_SHOWN))
      .where('date', '<', day)
      .where(({ fn }) => fn.coalesce('dateTo', 'date'), '<', day)
      .where('cancelledAt', 'is', null)
      .where(hasTodayState(state, 'handOvers', { id: 'course.id' }, day))
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('handOver').select('number').whereRef('handOver.courseId', '=', 'course.id'))),
      )
      .orderBy('date')
      .orderBy('course.id')
      .execute();
    return rows
      .filter(({ seatsTaken }) => seatsTaken > 0)
      .map(({ id, nameOfCourse: name, date, dateTo, city, seatsTaken: taken }): HandOverItem => {
        const since = dateTo ?? date;
        const isUrgent = daysLater(since, DAYS_TO_INVOICE) < day;
        return { kind: 'handOvers', ids: [id], since, isUrgent, course: { id, name, date, city }, taken };
      });
  },
};
