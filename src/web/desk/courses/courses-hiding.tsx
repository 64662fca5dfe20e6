import { redirect } from 'react-router';
import { instant, today } from '#server/clock.ts';
import { hideCourses, listCoursesWithPeople } from '#server/courses/course-publication.ts';
import { appOf } from '#web/context.ts';
import { chosenIds, withChosen } from '#web/desk/kit/choice.ts';
import { justDone, justDoneQuery } from '#web/desk/kit/just-done.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/courses-hiding';
import { courseList } from './course-list.ts';
import { HidingDialog } from './hiding-dialog.tsx';

export const meta = () => pageMeta({ title: 'Skrytie kurzov', description: 'Skrytie vybraných kurzov' });

export async function loader(args: Route.LoaderArgs) {
  const _staff = await requireStaff(args, 'office');
  const app = appOf(args.context);
  const ids = chosenIds(args.url.searchParams);
  const affected = await listCoursesWithPeople(app.db, ids, today(app));
  if (affected.length === 0) throw redirect(courseList.at(args.url.searchParams));
  return { ids, affected };
}

/** „Skryť“ for all rows chosen in the list; where some courses have participants, it requires confirmation. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  const { texts } = await readForm(args);
  const ids = chosenIds(texts);
  const peopleSeen = Number(texts.get('ludia')) || 0;
  const { outcome, at } = await appOf(args.context).change(staff, async (change) => ({
    outcome: await hideCourses(change, ids, { peopleSeen }),
    at: instant(change),
  }));
  const listQuery = args.url.searchParams;
  if (outcome === 'needs-confirmation') return redirect(withChosen(courseList.below('skrytie', listQuery), ids), 303);
  return redirect(courseList.at(listQuery, justDoneQuery(justDone(outcome, at))), 303);
}

/** The confirmation dialog over the list. */
export default function CoursesHiding({ loaderData }: Route.ComponentProps) {
  return <HidingDialog {...loaderData} />;
}
