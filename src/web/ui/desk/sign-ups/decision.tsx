import type { ReactNode } from 'react';
import type { SignUp } from '#domain/sign-ups/sign-up.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { DeskForm } from '#web/ui/desk/desk-form.tsx';
import { KEYS, keyThatFocuses } from '#web/ui/desk/keys.ts';
import { Panel } from '#web/ui/desk/panel.tsx';
import { Complaint } from '#web/ui/shared/field.tsx';
import { type SignUpListFilter, signUpPath } from './sign-up-filter.ts';
import { SignUpHead } from './sign-up-head.tsx';

interface DecisionProps {
  signUp: SignUp;
  /** The filter of the list the user came from. */
  filter: SignUpListFilter;
  title: string;
  question: string;
  /** Further information for the decision. */
  note?: ReactNode;
  /** The email that will be sent, as the path of its preview below the sign-up's emails; undefined without an email. */
  email: string | undefined;
  /** True when the decision is the email itself: staff cannot turn it off. */
  isEmailDue?: boolean;
  refusal: string | undefined;
  /** Undefined when it cannot be decided now; `choice` is the button's value, where the command has variants. */
  button: { label: string; tone: 'green' | 'red'; choice?: { name: string; value: string } } | undefined;
}

/** Asks for confirmation of an action on a sign-up and shows the exact email that will be sent. */
export function Decision({ signUp, filter, title, question, note, email, refusal, button, ...props }: DecisionProps) {
  const path = signUpPath(signUp.id, filter);
  return (
    <>
      <SignUpHead signUp={signUp} title={title} filter={filter} />
      <DeskForm className="panel decision">
        <div className="panel-body">
          {question && <p>{nonBreaking(question)}</p>}
          {note}
          {refusal && <Complaint id="refusal">{nonBreaking(refusal)}</Complaint>}
          {email && props.isEmailDue && <p>E-mail odíde na {signUp.email}.</p>}
          {email && !props.isEmailDue && signUp.email && (
            <label className="opt">
              <input type="checkbox" name="sendEmail" defaultChecked />
              <span>Poslať e-mail na {signUp.email}</span>
            </label>
          )}
          <div className="btns">
            {button && (
              <button
                type="submit"
                className={button.tone === 'red' ? 'btn btn--red' : 'btn'}
                {...button.choice}
                {...keyThatFocuses(KEYS.confirm)}
              >
                {button.label}
              </button>
            )}
            <a className="btn btn--line" href={path}>
              Späť na prihlášku
            </a>
          </div>
        </div>
      </DeskForm>
      {email && (
        <Panel title="E-mail, ktorý odíde">
          <iframe
            className="email-view"
            src={`/dashboard/prihlasky/${signUp.id}/listy/${email}`}
            title="Náhľad e-mailu"
            sandbox=""
          />
        </Panel>
      )}
    </>
  );
}
