import { type Course, hasStarted } from '#domain/courses/course.ts';
import { type Day, formatDays } from '#domain/day.ts';
import type { Option } from '#web/desk/kit/list.ts';

type NamedCourse = Pick<Course, 'id' | 'nameOfCourse' | 'date' | 'city'>;

/** „Lešenár, 14.04.2026, Žilina“ */
export function courseTitle({ nameOfCourse, date, city }: Omit<NamedCourse, 'id'>): string {
  return `${nameOfCourse}, ${formatDays(date, null)}, ${city}`;
}

/** The courses to choose from: future ones, soonest first, then those that began, latest first. */
export function courseOptions(courses: NamedCourse[], today: Day, toCome = 'Pripravované kurzy'): Option[] {
  const byDay = courses.toSorted((one, other) => one.date.localeCompare(other.date));
  const { future = [], begun = [] } = Object.groupBy(byDay, (course) =>
    hasStarted(course, today) ? 'begun' : 'future',
  );
  const optionIn = (group: string) => (course: NamedCourse) => ({ id: course.id, name: courseTitle(course), group });
  return [...future.map(optionIn(toCome)), ...begun.reverse().map(optionIn('Kurzy, ktoré sa už začali'))];
}
