import { useLocation } from 'react-router';
import { type AffectedCourse, peopleIn } from '#domain/courses/course-publication.ts';
import { formatDay } from '#domain/day.ts';
import { counted, nonBreaking } from '#domain/slovak.ts';
import { CHOICE, withChosen } from '#web/desk/kit/choice.ts';
import { courseList } from './course-list.ts';
import { QuestionDialog } from './question-dialog.tsx';

interface HidingDialogProps {
  /** All selected courses. */
  ids: string[];
  /** The selected courses with people. */
  affected: AffectedCourse[];
}

/** Confirms hiding courses with people: lists them with the number of people. */
export function HidingDialog({ ids, affected }: HidingDialogProps) {
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

const NOTE = 'Ponuky miest, na ktoré ešte nikto neodpovedal, stratia platnosť. Desať sekúnd sa to dá vrátiť späť.';

/** „7 ľudí a 2 náhradníci“ */
function peoplePhrase({ held, waiting }: AffectedCourse): string {
  const parts = [
    held > 0 && counted(held, 'človek', 'ľudia', 'ľudí'),
    waiting > 0 && counted(waiting, 'náhradník', 'náhradníci', 'náhradníkov'),
  ];
  return parts.filter(Boolean).join(' a\u00A0');
}
