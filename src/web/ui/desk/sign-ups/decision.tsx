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
  /** What narrows the list one comes from. */
  filter: SignUpListFilter;
  title: string;
  question: string;
  /** What else to know before one decides. */
  note?: ReactNode;
  /** The email that will leave, by the address of its preview below the sign-up's emails; undefined where none does. */
  email: string | undefined;
  /** The decision is the email: staff cannot keep it back. */
  isEmailDue?: boolean;
  refusal: string | undefined;
  /** Undefined where it cannot be decided now; `choice` is what the button says to the command, where it can act in more than one way. */
  button: { label: string; tone: 'green' | 'red'; choice?: { name: string; value: string } } | undefined;
}

/** A page that asks before it acts, with the very email that will leave. */
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
