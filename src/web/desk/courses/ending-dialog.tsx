import type { CourseWithSeats } from '#domain/courses/course.ts';
import {
  type AffectedSignUps,
  affectedSentence,
  countRecipients,
  recipientsPhrase,
} from '#domain/courses/course-change.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Submit } from '#web/desk/kit/desk-form.tsx';
import { SendEmailField } from '#web/desk/kit/send-email-field.tsx';
import { Complaint, InputField } from '#web/shared/field.tsx';
import { AffectedPeople } from './affected-people.tsx';
import { coursePagePath } from './course-paths.ts';
import { QuestionDialog } from './question-dialog.tsx';

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
  const recipients = recipientsPhrase(countRecipients(affected.lastNotified));
  const who = affectedSentence(affected);
  const emailPath = coursePagePath(course.id, 'listy/zrusenie');
  return (
    <QuestionDialog
      title={title}
      course={course}
      isLarge={who !== ''}
      button={{ label: button, isRed: true }}
      fields={
        recipients ? (
          <>
            <SendEmailField label={`Poslať e-mail ${recipients}`} />
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
              <Submit label={'Ukázať v\u00A0e-maile'} isLine isSmall formAction={emailPath} formTarget={PREVIEW} />
            </div>
            <iframe className="email-view" name={PREVIEW} src={emailPath} title="E-mail, ktorý odíde" sandbox="" />
          </>
        ) : (
          refused && <Complaint>{refused.complaint}</Complaint>
        )
      }
    >
      {who && <p>{nonBreaking(who)}</p>}
      <AffectedPeople {...affected} />
      <p>{nonBreaking(note)}</p>
    </QuestionDialog>
  );
}
