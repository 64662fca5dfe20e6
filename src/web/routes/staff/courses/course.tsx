import { data } from 'react-router';
import { listCourseTypes } from '#server/courses/course-types.ts';
import { countConcerned, findCourse, listOtherSlugs } from '#server/courses/courses.ts';
import { appOf } from '#web/context.ts';
import { readForm } from '#web/forms/form.ts';
import { requireStaff } from '#web/staff-guard.ts';
import { CourseDialog } from '#web/ui/desk/courses/course-dialog.tsx';
import type { CourseOpening } from '#web/ui/desk/courses/course-opening.ts';
import { draftOf, duplicateOf, newDraft } from '#web/ui/desk/courses/draft.ts';
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
  const staff = await requireStaff(args);
  const { texts } = await readForm(args);
  return saveCourseForm(appOf(args.context), staff, texts, await openCourseForm(args), args.url.search);
}

/** A new course, a copy of one, or the course itself: told by the address. */
async function openCourseForm({ context, params, url }: Route.LoaderArgs): Promise<CourseOpening> {
  const { db } = appOf(context);
  const nobody = { held: 0, awaited: 0 };
  const found = params.id === undefined ? undefined : await findCourse(db, params.id);
  if (params.id !== undefined && !found) throw data(null, { status: 404 });
  const types = (await listCourseTypes(db)).map(({ id, name }) => ({ id, name }));
  if (found && !url.pathname.endsWith('/kopia')) {
    const [taken, concerned] = await Promise.all([listOtherSlugs(db, found.id), countConcerned(db, found.id)]);
    return { course: found, draft: draftOf(found), version: found.version, types, taken, concerned };
  }
  const taken = await listOtherSlugs(db);
  const draft = found ? duplicateOf(found, taken) : newDraft();
  return { course: undefined, draft, version: 0, types, taken, concerned: nobody };
}

/** „Nový kurz“ or „Úprava kurzu“ over the list. */
export default function CoursePage({ loaderData, actionData }: Route.ComponentProps) {
  return <CourseDialog key={loaderData.course?.id ?? 'novy'} opening={loaderData} answer={actionData} />;
}
