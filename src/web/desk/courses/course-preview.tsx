import { type CourseState, courseState } from '#domain/courses/course.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { findCourse } from '#server/courses/course-queries.ts';
import { publicCourse } from '#server/courses/course-records.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import type { PageHandle } from '#web/front/page-handle.ts';
import { found } from '#web/shared/found.ts';
import { courseMeta } from '#web/site/courses/course-meta.ts';
import { CoursePage } from '#web/site/courses/course-page.tsx';
import { readCourseContext } from '#web/site/courses/read-course-page.ts';
import type { Route } from './+types/course-preview';
import { occupancyPath } from './course-paths.ts';

// The public layout around a course only staff can open: never cached, not for search engines.
export const handle: PageHandle = { noIndex: true };

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return [];
  const { course } = loaderData;
  return courseMeta({ ...course, nameOfCourse: `Náhľad: ${course.nameOfCourse}` });
};

export async function loader(args: Route.LoaderArgs) {
  const { app, db } = await requireStaff(args, 'office');
  const record = found(await findCourse(db, args.params.id));
  const course = publicCourse(record);
  return { course, ...(await readCourseContext(app, course)) };
}

/** The page of a course as visitors will see it, without the form. */
export default function CoursePreview({ loaderData }: Route.ComponentProps) {
  const { course } = loaderData;
  return (
    <CoursePage
      {...loaderData}
      note={
        <div className="preview-bar" role="note">
          <p className="wrap">
            <b>{nonBreaking(NOTES[courseState(course)])}</b>{' '}
            <a href={occupancyPath(course.id)}>Späť na kurz v&nbsp;správe</a>
          </p>
        </div>
      }
      form={
        <div className="form">
          <p className="lead">Tu bude formulár prihlášky. V&nbsp;náhľade sa prihlásiť nedá.</p>
        </div>
      }
    />
  );
}

const NOTES: Record<CourseState, string> = {
  active: 'Náhľad – kurz je na webe.',
  private: 'Náhľad – kurz je súkromný, vidí ho len ten, kto má odkaz.',
  inactive: 'Náhľad – kurz je skrytý.',
  cancelled: 'Náhľad – kurz je zrušený.',
};
