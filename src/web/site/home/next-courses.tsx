import { coursePath } from '#domain/courses/course.ts';
import type { OfferedCourse } from '#domain/courses/course-list.ts';
import { seatsOnOffer, seatsSentence } from '#domain/courses/seats.ts';
import { formatWeekday } from '#domain/day.ts';
import type { HomeContent } from '#domain/page-texts/home-fields.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Icon } from '#web/shared/icon.tsx';

interface NextCoursesProps {
  words: HomeContent['courses'];
  courses: OfferedCourse[];
}

/** The soonest courses, each linked to its sign-up; nothing when there are none. */
export function NextCourses({ words, courses }: NextCoursesProps) {
  if (courses.length === 0) return null;
  return (
    <section className="next-courses">
      <div className="wrap">
        <div className="next-courses-head">
          <h2>{words.title}</h2>
          <a className="arrow-link" href="/kurzy-a-skolenia">
            {words.all}
            <Icon name="right" />
          </a>
        </div>
        <ul>
          {courses.map((course) => (
            <li key={course.id}>
              <a href={coursePath(course.slug)}>
                <span className="num">{formatWeekday(course.date)}</span>
                <b>{nonBreaking(course.nameOfCourse)}</b>
                <small>
                  {[course.city, course.price].filter(Boolean).join(' · ')} ·{' '}
                  <span className={seatsOnOffer(course) === 0 ? 'full' : 'free'}>{seatsSentence(course)}</span>
                </small>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
