import { type Course, hasStarted } from '#domain/courses/course.ts';
import { type Day, formatDays } from '#domain/day.ts';

type NamedCourse = Pick<Course, 'id' | 'nameOfCourse' | 'date' | 'city'>;

/** „Lešenár, 14.04.2026, Žilina“ */
export function courseTitle({ nameOfCourse, date, city }: Omit<NamedCourse, 'id'>): string {
  return `${nameOfCourse}, ${formatDays(date, null)}, ${city}`;
}

/** The courses to choose from: future ones, soonest first, then those that began, latest first. */
export function CourseOptions({
  courses,
  today,
  label = 'Pripravované kurzy',
}: {
  courses: NamedCourse[];
  today: Day;
  /** The label of the group of future courses. */
  label?: string;
}) {
  const byDay = courses.toSorted((one, other) => one.date.localeCompare(other.date));
  const toCome = byDay.filter((course) => !hasStarted(course, today));
  const past = byDay.filter((course) => hasStarted(course, today)).reverse();
  return (
    <>
      <Group label={label} courses={toCome} />
      <Group label="Kurzy, ktoré sa už začali" courses={past} />
    </>
  );
}

function Group({ label, courses }: { label: string; courses: NamedCourse[] }) {
  if (courses.length === 0) return null;
  return (
    <optgroup label={label}>
      {courses.map((course) => (
        <option key={course.id} value={course.id}>
          {courseTitle(course)}
        </option>
      ))}
    </optgroup>
  );
}
