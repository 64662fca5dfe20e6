import { data, redirect } from 'react-router';
import { courseVisibility } from '#domain/courses/course.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { renewCourseLink } from '#server/courses/course-link.ts';
import { findCourse } from '#server/courses/course-queries.ts';
import { appOf } from '#web/context.ts';
import { PageHead } from '#web/desk/kit/desk-head.tsx';
import { Question } from '#web/desk/kit/question.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/course-link-renewal';
import { occupancyPath } from './occupancy-path.ts';

export const meta = () => pageMeta({ title: 'Nový odkaz na kurz', description: 'Výmena odkazu na súkromný kurz' });

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args, 'office');
  const course = await findCourse(appOf(args.context).db, args.params.id);
  if (!course) throw data(null, { status: 404 });
  const { id, nameOfCourse } = course;
  return { id, nameOfCourse, isPrivate: courseVisibility(course) === 'private' };
}

export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  const { id } = args.params;
  const { outcome } = await appOf(args.context).change(staff, (change) => renewCourseLink(change, id));
  if (outcome === 'not-found') throw data(null, { status: 404 });
  // a course that is no longer private has no link to show: its page says so
  return redirect(occupancyPath(id), 303);
}

/** Requires confirmation before a link that people may have stops working. */
export default function CourseLinkRenewal({ loaderData: { id, nameOfCourse, isPrivate } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        parents={[
          { title: 'Kurzy', to: '/dashboard' },
          { title: nameOfCourse, to: occupancyPath(id) },
        ]}
        title="Vymeniť odkaz na kurz"
        note={nonBreaking(nameOfCourse)}
      />
      <Question
        button={isPrivate ? { label: 'Vymeniť odkaz' } : undefined}
        back={{ label: 'Späť na kurz', to: occupancyPath(id) }}
      >
        <p>
          {nonBreaking(
            isPrivate
              ? 'Vznikne nový odkaz a doterajší prestane platiť, aj v e-mailoch, ktoré už odišli. Prihlášky zostanú.'
              : 'Kurz nie je súkromný, odkaz nepotrebuje.',
          )}
        </p>
      </Question>
    </>
  );
}
