import type { ReactNode } from 'react';
import type { OfferedCourse } from '#domain/courses/course-list.ts';
import { formatCourseDays } from '#domain/day.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Seats } from './seats.tsx';
import { Sign } from './sign.tsx';

interface TagBodyProps {
  course: Omit<OfferedCourse, 'id' | 'slug' | 'courseTypeId' | 'hours'>;
  /** The size of the sign, in pixels. */
  signSize: number;
  /** The link of the tag. */
  children: ReactNode;
}

/** The content of a course's inspection tag. */
export function TagBody({ course, signSize, children }: TagBodyProps) {
  return (
    <div className="tag-in">
      <div className="tag-hole" />
      <div className="tag-top">
        <Sign src={course.image} size={signSize} />
        <h3>{nonBreaking(course.nameOfCourse)}</h3>
      </div>
      <dl>
        <dt>Termín</dt>
        <dd>{formatCourseDays(course.date, course.dateTo)}</dd>
        <dt>Mesto</dt>
        <dd>{course.city}</dd>
        {course.price && (
          <>
            <dt>Cena</dt>
            <dd>{course.price}</dd>
          </>
        )}
        <dt>Miesta</dt>
        <dd>
          <Seats {...course} />
        </dd>
      </dl>
      {children}
    </div>
  );
}
