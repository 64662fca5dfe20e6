import { data, redirect } from 'react-router';
import { deleteCourse } from '#server/courses/courses.ts';
import { setNotice } from '#web/desk/desk-notices.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import { found } from '#web/shared/found.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/course-deletion';
import { findCourseToEnd, readEnding } from './course-ending.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { EndingDialog } from './ending-dialog.tsx';

export const meta = () => pageMeta({ title: 'Zmazanie kurzu', description: 'Zmazanie kurzu' });

export async function loader(args: Route.LoaderArgs) {
  const { app } = await requireStaff(args, 'office');
  return findCourseToEnd(app, args.params.id);
}

/** The form of a course with participants, or any form sent without scripts. */
export async function action(args: Route.ActionArgs) {
  const { app, staff } = await requireStaff(args, 'office');
  const { ending, refused } = readEnding((await readForm(args)).texts);
  if (!ending) return data({ refused }, 422);
  const deleted = found(await app.change(staff, (change) => deleteCourse(change, args.params.id, ending)));
  if (deleted.signUpsCancelled > 0) {
    setNotice(args, `course-deleted${ending.sendEmails ? '-by-email' : ''}.${deleted.signUpsCancelled}`);
  }
  return redirect(`/dashboard${args.url.search}`, 303);
}

/** The confirmation dialog over the list. */
export default function CourseDeletion({ loaderData, actionData }: Route.ComponentProps) {
  const { course, affected, hasBegun } = loaderData;
  if (affected.names.length === 0 || hasBegun) return <DeleteDialog course={course} />;
  return (
    <EndingDialog
      title="Naozaj chcete zmazať tento kurz?"
      note="Prihlášky naň sa zrušia a zostanú uložené aj s jeho názvom, dátumom a mestom."
      button="Zmazať kurz"
      course={course}
      affected={affected}
      refused={actionData?.refused}
    />
  );
}
