import { courseDays } from '#domain/attendance/attendance.ts';
import { courseState } from '#domain/courses/course.ts';
import { daysLater } from '#domain/day.ts';
import { type Reading, today } from '#server/clock.ts';
import { listCalendarCourses } from '#server/courses/course-calendar.ts';

/**
 * Today and the six days after it, each with the courses held on it that are open to participants, or hidden and have
 * some; a course of several days is listed on each of them, also at a weekend, as in the calendar. `held` are all of its
 * days.
 */
export async function listComingWeek(app: Reading) {
  const days = Array.from({ length: 7 }, (_, index) => daysLater(today(app), index));
  const [from = '', to = ''] = [days.at(0), days.at(-1)];
  const courses = (await listCalendarCourses(app.db, { from, to }))
    .filter((course) => {
      const state = courseState(course);
      return state !== 'cancelled' && (state !== 'inactive' || course.seatsTaken > 0);
    })
    .map(({ id, nameOfCourse, city, date, dateTo, hours, capacity, seatsTaken, lecturer }) => {
      const held = courseDays({ date, dateTo });
      return { id, nameOfCourse, city, hours, capacity, seatsTaken, lecturer, held };
    });
  return days.map((day) => ({ day, courses: courses.filter(({ held }) => held.includes(day)) }));
}
