import { useEffect, useRef } from 'react';
import {
  type AffectedSignUps,
  answerTo,
  type ChangeQuestion,
  recipientsPhrase,
} from '#domain/courses/course-change.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Submit } from '#web/desk/kit/desk-form.tsx';
import { SendEmailField } from '#web/desk/kit/send-email-field.tsx';
import { Sign } from '#web/shared/sign.tsx';
import { AffectedPeople } from './affected-people.tsx';
import { changeEmailPath } from './course-paths.ts';

interface ChangeQuestionNoticeProps {
  courseId: string;
  question: ChangeQuestion | undefined;
  affected: AffectedSignUps;
}

/**
 * That there are too many seats, or a day has passed or is off, the effect on people who signed up, and their email; its
 * button saves and sends.
 */
export function ChangeQuestionNotice({ courseId, question, affected }: ChangeQuestionNoticeProps) {
  const element = useRef<HTMLDivElement>(null);
  // the button that triggers it is at the other end of a long form
  useEffect(() => {
    if (question) element.current?.focus();
  }, [question]);
  if (!question) return null;
  const { warning, sentences } = question;
  const recipients = recipientsPhrase(question.recipients);
  return (
    <div ref={element} role="alert" tabIndex={-1} className="modal-notice desk-notice">
      <Sign src="system-pozor" size={36} />
      <div>
        {warning && <p>{nonBreaking(warning)}</p>}
        {sentences.length > 0 && (
          <>
            <ul>
              {sentences.map((sentence) => (
                <li key={sentence} className="num">
                  {nonBreaking(sentence)}
                </li>
              ))}
            </ul>
            <AffectedPeople {...affected} />
            {recipients ? (
              <SendEmailField label={`Poslať e-mail ${recipients}`} />
            ) : (
              <p>O&nbsp;tejto zmene e-mail neodíde. Ak ju treba oznámiť, ozvite sa im.</p>
            )}
          </>
        )}
        <Submit
          label={warning ? 'Áno, aj tak uložiť' : 'Uložiť zmenu'}
          name="confirmed"
          value={answerTo(question)}
          isSmall
        />
        {recipients && (
          <iframe
            className="email-view"
            src={changeEmailPath(courseId, question.news)}
            title="E-mail, ktorý odíde"
            sandbox=""
          />
        )}
      </div>
    </div>
  );
}
