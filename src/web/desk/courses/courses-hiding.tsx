import { redirect, useLocation } from 'react-router';
import { type AffectedCourse, peopleIn } from '#domain/courses/course-publication.ts';
import { formatDay } from '#domain/day.ts';
import { counted, countedPeople, nonBreaking } from '#domain/slovak.ts';
import { today } from '#server/clock.ts';
import { hideCourses, listCoursesWithPeople } from '#server/courses/course-publication.ts';
import { CHOICE, chosenIds, withChosen } from '#web/desk/kit/choice.ts';
import { justDone, justDoneQuery } from '#web/desk/kit/just-done.ts';
import { perform } from '#web/desk/staff-act.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/courses-hiding';
import { courseList } from './course-list.ts';
import { QuestionDialog } from './question-dialog.tsx';

export const meta = () => pageMeta({ title: 'Skrytie kurzov', description: 'Skrytie vybraných kurzov' });

export async function loader(args: Route.LoaderArgs) {
  const { app, db } = await requireStaff(args, 'office');
  const ids = chosenIds(args.url.searchParams);
  const affected = await listCoursesWithPeople(db, ids, today(app));
  if (affected.length === 0) throw redirect(courseList.at(args.url.searchParams));
  return { ids, affected };
}

/** „Skryť“ for all rows chosen in the list; where some courses have participants, it requires confirmation. */
export async function action(args: Route.ActionArgs) {
  const { staff } = await requireStaff(args, 'office');
  const { texts } = await readForm(args);
  const ids = chosenIds(texts);
  const peopleSeen = Number(texts.get('ludia')) || 0;
  const listQuery = args.url.searchParams;
  return perform(
    args,
    staff,
    (change) => hideCourses(change, ids, { peopleSeen }),
    (outcome, at) =>
      outcome === 'needs-confirmation'
        ? withChosen(courseList.below('skrytie', listQuery), ids)
        : courseList.at(listQuery, justDoneQuery(justDone(outcome, at))),
  );
}

/** The confirmation dialog over the list: the courses with people, of all that were chosen. */
export default function CoursesHiding({ loaderData: { ids, affected } }: Route.ComponentProps) {
  const filter = courseList.read(new URLSearchParams(useLocation().search));
  const texts = textsFor(ids.length, affected.length);
  return (
    <QuestionDialog
      title={texts.title}
      isLarge
      // going back keeps the same rows selected
      list={withChosen(courseList.at(filter), ids)}
      action={courseList.below('skrytie', filter)}
      fields={ids.map((id) => <input key={id} type="hidden" name={CHOICE} value={id} />)}
      button={{ label: 'Skryť', isRed: true, name: 'ludia', value: peopleIn(affected) }}
    >
      <p>{nonBreaking(texts.people)}</p>
      <ul className="affected">
        {affected.map((course) => (
          <li key={course.id}>
            <b>{nonBreaking(course.nameOfCourse)}</b>, <span className="num">{formatDay(course.date)}</span>,{' '}
            {course.city} – {peoplePhrase(course)}
          </li>
        ))}
      </ul>
      <p>{nonBreaking(`${texts.sequel} ${NOTE}`)}</p>
    </QuestionDialog>
  );
}

const ONE = {
  title: 'Naozaj chcete skryť tento kurz?',
  people: 'Sú naň prihlásení ľudia:',
  sequel: 'Z ponuky zmizne, prihlášky naň zostanú platné a nikomu sa nič nepošle.',
};

function textsFor(chosen: number, affected: number): typeof ONE {
  if (chosen === 1) return ONE;
  return {
    title: `Naozaj chcete skryť ${counted(chosen, 'kurz', 'kurzy', 'kurzov')}?`,
    people: chosen > affected ? 'Na niektoré sú prihlásení ľudia:' : 'Sú na ne prihlásení ľudia:',
    sequel: 'Z ponuky zmiznú, prihlášky na ne zostanú platné a nikomu sa nič nepošle.',
  };
}

const NOTE = 'Ponuky miest, na ktoré ešte nikto neodpovedal, stratia platnosť. Dvadsať sekúnd sa to dá vrátiť späť.';

/** „7 ľudí a 2 náhradníci“ */
function peoplePhrase({ held, waiting }: AffectedCourse): string {
  const parts = [
    held > 0 && countedPeople(held),
    waiting > 0 && counted(waiting, 'náhradník', 'náhradníci', 'náhradníkov'),
  ];
  return parts.filter(Boolean).join(' a\u00A0');
}
