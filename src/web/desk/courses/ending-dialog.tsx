import { Link, useLocation, useNavigate } from 'react-router';
import type { CourseWithSeats } from '#domain/courses/course.ts';
import {
  type AffectedSignUps,
  affectedSentence,
  countRecipients,
  recipientsPhrase,
} from '#domain/courses/course-change.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { DeskForm } from '#web/desk/kit/desk-form.tsx';
import { KEYS, keyThatFocuses } from '#web/desk/kit/keys.ts';
import { Complaint, InputField } from '#web/shared/field.tsx';
import { Modal } from '#web/shared/modal.tsx';
import { AffectedPeople } from './affected-people.tsx';
import { CourseInQuestion } from './course-in-question.tsx';
import { coursePagePath } from './course-paths.ts';
import { EmailsChoice } from './emails-choice.tsx';

interface EndingDialogProps {
  title: string;
  /** The consequences of the action. */
  note: string;
  button: string;
  course: CourseWithSeats;
  affected: AffectedSignUps;
  /** The values of a refused form. */
  refused?: { reason: string; complaint: string } | undefined;
}

const PREVIEW = 'nahlad-e-mailu';

/** Confirms ending a course for people with seats or waiting: their names, the reason, and their email. */
export function EndingDialog({ title, note, button, course, affected, refused }: EndingDialogProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const list = { pathname: '/dashboard', search };
  const recipients = countRecipients(affected.lastNotified);
  const who = affectedSentence(affected);
  const emailPath = coursePagePath(course.id, 'listy/zrusenie');
  return (
    <Modal
      titleId="koniec-nadpis"
      descriptionId="koniec-kurz"
      className={who ? 'modal--ending' : 'modal--ask'}
      role="alertdialog"
      onClose={() => navigate(list, { replace: true, preventScrollReset: true })}
    >
      <DeskForm action={pathname + search}>
        <header>
          <h2 id="koniec-nadpis">{title}</h2>
        </header>
        <div className="modal-body">
          <div id="koniec-kurz">
            <CourseInQuestion course={course} />
            {who && <p>{nonBreaking(who)}</p>}
            <AffectedPeople {...affected} />
            <p>{nonBreaking(note)}</p>
          </div>
          {recipientsPhrase(recipients) && (
            <>
              <EmailsChoice recipients={recipients} />
              <div className="stack">
                <InputField
                  name="reason"
                  label="Dôvod do e-mailu"
                  hint="Nepovinné, jedna veta. Napríklad: Lektor ochorel."
                  autoComplete="off"
                  defaultValue={refused?.reason}
                  error={refused?.complaint}
                />
                {/* opens in the frame below, without scripts too */}
                <button type="submit" className="btn btn--line btn--sm" formAction={emailPath} formTarget={PREVIEW}>
                  Ukázať v&nbsp;e-maile
                </button>
              </div>
              <iframe className="email-view" name={PREVIEW} src={emailPath} title="E-mail, ktorý odíde" sandbox="" />
            </>
          )}
          {!recipientsPhrase(recipients) && refused && <Complaint>{refused.complaint}</Complaint>}
        </div>
        <footer>
          <Link to={list} replace preventScrollReset className="btn btn--line btn--sm" data-first-focus>
            Späť
          </Link>
          <button type="submit" className="btn btn--red btn--sm" {...keyThatFocuses(KEYS.confirm)}>
            {button}
          </button>
        </footer>
      </DeskForm>
    </Modal>
  );
}
