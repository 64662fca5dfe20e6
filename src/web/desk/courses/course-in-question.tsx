import type { CourseWithSeats } from '#domain/courses/course.ts';
import { formatDays } from '#domain/day.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Sign } from '#web/shared/sign.tsx';

/** The course a confirmation is about. */
export function CourseInQuestion({ course }: { course: CourseWithSeats }) {
  return (
    <div className="pictured">
      <Sign src={course.image} size={48} />
      <b>{nonBreaking(course.nameOfCourse)}</b>
      <span className="num">
        {formatDays(course.date, course.dateTo)}, {course.city}
      </span>
    </div>
  );
}
