import type { ReactNode } from 'react';
import type { SignUp } from '#domain/sign-ups/sign-up.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { EmailPreview, Question, type QuestionButton } from '#web/desk/kit/question.tsx';
import { SignUpHead } from './sign-up-head.tsx';
import { type SignUpFilter, signUpList } from './sign-up-list.ts';

interface DecisionProps {
  signUp: SignUp;
  /** The filter of the list the user came from. */
  filter?: SignUpFilter;
  title: string;
  question: string;
  /** Further information for the decision. */
  note?: ReactNode;
  /** The email that will be sent, as the path of its preview below the sign-up's emails; undefined without an email. */
  email?: string | undefined;
  /** True when the decision is the email itself: staff cannot turn it off. */
  isEmailDue?: boolean;
  refusal?: string | undefined;
  button: QuestionButton | undefined;
}

/** Asks for confirmation of an action on a sign-up and shows the exact email that will be sent. */
export function Decision({ signUp, filter = { page: 1 }, title, question, note, email, ...props }: DecisionProps) {
  return (
    <>
      <SignUpHead signUp={signUp} title={title} filter={filter} />
      <Question
        refusal={props.refusal}
        button={props.button}
        back={{ label: 'Späť na prihlášku', to: signUpList.record(signUp.id, filter) }}
      >
        {question && <p>{nonBreaking(question)}</p>}
        {note}
        {email && props.isEmailDue && <p>E-mail odíde na {signUp.email}.</p>}
        {email && !props.isEmailDue && signUp.email && (
          <label className="opt">
            <input type="checkbox" name="sendEmail" defaultChecked />
            <span>Poslať e-mail na {signUp.email}</span>
          </label>
        )}
      </Question>
      {email && <EmailPreview src={`/dashboard/prihlasky/${signUp.id}/listy/${email}`} />}
    </>
  );
}
