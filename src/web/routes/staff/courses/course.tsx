import { data } from 'react-router';
import { findFreeSlug } from '#server/courses/course-slugs.ts';
import { countConcerned, findCourse } from '#server/courses/courses.ts';
import { appOf } from '#web/context.ts';
import { readForm } from '#web/forms/form.ts';
import { requireStaff } from '#web/staff-guard.ts';
import { CourseDialog } from '#web/ui/desk/courses/course-dialog.tsx';
import type { CourseOpening } from '#web/ui/desk/courses/course-opening.ts';
import { draftOf, duplicateOf, newDraft, proposedSlug } from '#web/ui/desk/courses/draft.ts';
import { pageMeta } from '#web/ui/shared/page-meta.ts';
import type { Route } from './+types/course';
import { saveCourseForm } from './course-form.ts';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({ title: loaderData?.course ? 'Úprava kurzu' : 'Nový kurz', description: 'Kurz a jeho údaje' });

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args);
  return openCourseForm(args);
}

/** The form sent without scripts, or one that only this page can answer. */
export async function action(args: Route.ActionArgs) {
  await requireStaff(args);
  const { texts } = await readForm(args);
  return saveCourseForm(appOf(args.context), texts, await openCourseForm(args), args.url.search);
}

/** A new course, a copy of one, or the course itself: told by the address. */
async function openCourseForm({ context, params, url }: Route.LoaderArgs): Promise<CourseOpening> {
  const { db } = appOf(context);
  if (params.id === undefined) return { ...NEW, draft: newDraft(), freeSlug: '' };
  const found = await findCourse(db, params.id);
  if (!found) throw data(null, { status: 404 });
  const slug = proposedSlug(found);
  if (url.pathname.endsWith('/kopia')) {
    const freeSlug = await findFreeSlug(db, slug);
    return { ...NEW, draft: duplicateOf(found, freeSlug), freeSlug };
  }
  const [freeSlug, concerned] = await Promise.all([findFreeSlug(db, slug, found.id), countConcerned(db, found.id)]);
  return { course: found, draft: draftOf(found), version: found.version, freeSlug, concerned };
}

const NEW = { course: undefined, version: 0, concerned: { held: 0, awaited: 0 } };

/** „Nový kurz“ or „Úprava kurzu“ over the list. */
export default function CoursePage({ loaderData, actionData }: Route.ComponentProps) {
  return <CourseDialog key={loaderData.course?.id ?? 'novy'} opening={loaderData} answer={actionData} />;
}
