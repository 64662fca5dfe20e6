import type { ExpressionBuilder } from 'kysely';
import type { CalendarCourse, CalendarFilter } from '#domain/courses/course-list.ts';
import { hoursOf } from '#domain/courses/course-type.ts';
import type { Day } from '#domain/day.ts';
import { endsOf, type Month, monthOf } from '#domain/month.ts';
import type { Db } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';
import { given } from '#server/list-page.ts';
import { lecturerLabel } from '#server/staff/lecturers.ts';
import { coursesWithSeats } from './course-records.ts';

type CourseFilter = Pick<CalendarFilter, 'city' | 'lecturerId'>;

/** The courses that are held on some of these days, cancelled ones too, by their first day. */
export async function listCalendarCourses(
  db: Db,
  { from, to }: { from: Day; to: Day },
  filter: CourseFilter = {},
): Promise<CalendarCourse[]> {
  const rows = await db
    .selectFrom(
      coursesWithSeats(db)
        .where('date', '<=', to)
        .where(({ fn }) => fn.coalesce('dateTo', 'date'), '>=', from)
        .where(matchesFilter(filter))
        .as('course'),
    )
    .leftJoin('staffMember', 'staffMember.id', 'course.lecturerId')
    .select(['course.id', 'nameOfCourse', 'image', 'date', 'dateTo', 'city', 'room', 'capacity', 'status'])
    .select(['hours', 'typeHours', 'cancelledAt', 'isPrivate', 'seatsTaken', 'seatsOffered', 'name', 'role', 'state'])
    .orderBy('date')
    .orderBy('nameSortKey')
    .orderBy('course.id')
    .execute();
  return rows.map(({ hours, typeHours, seatsOffered, name, role, state, ...row }) => ({
    ...row,
    hours: hoursOf({ hours, typeHours }),
    lecturer: name && role && state && lecturerLabel({ name, role, state }),
    isPrivate: row.isPrivate === 1,
    seatsTaken: row.seatsTaken + seatsOffered,
  }));
}

/** The first month after this one in which a course that matches the filter begins. */
export async function findNextMonth(db: Db, filter: CalendarFilter): Promise<Month | undefined> {
  const next = await db
    .selectFrom('course')
    .select('date')
    .where('date', '>', endsOf(filter.month).to)
    .where(matchesFilter(filter))
    .orderBy('date')
    .limit(1)
    .executeTakeFirst();
  return next && monthOf(next.date);
}

function matchesFilter({ city, lecturerId }: CourseFilter) {
  return ({ and }: ExpressionBuilder<Tables, 'course'>) => and(given({ city, lecturerId }));
}
