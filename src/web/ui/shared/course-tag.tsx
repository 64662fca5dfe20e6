import { coursePath } from '#domain/courses/course.ts';
import type { OfferedCourse } from '#domain/courses/course-list.ts';
import { seatsOnOffer } from '#domain/courses/seats.ts';
import { formatDays } from '#domain/day.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { TagBody } from './tag-body.tsx';

/** A course on offer, as an inspection tag. */
export function CourseTag({ course }: { course: OfferedCourse }) {
  const isFull = seatsOnOffer(course) === 0;
  return (
    <article className="tag">
      <TagBody course={course} signSize={84}>
        {/* a full page load, so that the browser itself restores typed text on Back and Forward */}
        <a className={isFull ? 'btn btn--sm btn--line' : 'btn btn--sm'} href={coursePath(course.slug)}>
          {isFull ? 'Obsadené – zapísať sa ako náhradník' : 'Zobraziť kurz a\u00A0prihlásiť sa'}
          <span className="sr-only">
            : {nonBreaking(course.nameOfCourse)}, {formatDays(course.date, course.dateTo)}
          </span>
        </a>
      </TagBody>
    </article>
  );
}
