import { href } from 'react-router';
import type { Day } from '#domain/day.ts';
import type { SignUp } from '#domain/sign-ups/sign-up.ts';
import { Choices } from '#web/desk/kit/choices.tsx';
import { SelectField } from '#web/shared/select-field.tsx';
import { courseOptions, type NamedCourse } from './course-options.ts';
import { SignUpHead } from './sign-up-head.tsx';

interface TransferTargetProps {
  signUp: SignUp;
  title: string;
  /** The participants to move; empty means all. */
  ids: string[];
  courses: NamedCourse[];
  today: Day;
}

/** The courses people can be moved to: courses of the same name first. */
export function TransferTarget({ signUp, title, ids, courses, today }: TransferTargetProps) {
  const same = courses.filter(({ nameOfCourse }) => nameOfCourse === signUp.courseName);
  const others = courses.filter(({ nameOfCourse }) => nameOfCourse !== signUp.courseName);
  return (
    <>
      <SignUpHead signUp={signUp} title={title} />
      <form method="get" className="panel decision">
        <div className="panel-body">
          {ids.map((id) => (
            <input key={id} type="hidden" name="ucastnik" value={id} />
          ))}
          <SelectField name="kurz" label="Kam" required defaultValue={same[0]?.id ?? ''}>
            <option value="">Vyberte termín</option>
            <Choices choices={courseOptions(same, today, 'Iné termíny tohto kurzu')} />
            <Choices choices={courseOptions(others, today)} />
          </SelectField>
          <div className="btns">
            <button type="submit" className="btn">
              Pokračovať
            </button>
            <a className="btn btn--line" href={href('/dashboard/prihlasky/:id', { id: signUp.id })}>
              Späť na prihlášku
            </a>
          </div>
        </div>
      </form>
    </>
  );
}
