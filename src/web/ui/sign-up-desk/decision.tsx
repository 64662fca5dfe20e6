import { formatDays } from '#domain/day.ts';
import { applicantName, type SignUp } from '#domain/sign-up.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Breadcrumb } from '../breadcrumb.tsx';
import { Complaint } from '../field.tsx';
import { Panel } from '../panel.tsx';

interface DecisionProps {
  signUp: SignUp;
  title: string;
  question: string;
  /** The letter that will leave, by its preview's name; undefined where none does. */
  letter: 'potvrdenie' | 'zrusenie' | undefined;
  refusal: string | undefined;
  button: { label: string; tone: 'green' | 'red' };
}

/** A page that asks before it acts, with the very letter that will leave. */
export function Decision({ signUp, title, question, letter, refusal, button }: DecisionProps) {
  const path = `/dashboard/prihlasky/${signUp.id}`;
  return (
    <>
      <div className="desk-head">
        <Breadcrumb
          steps={[
            { title: 'Prihlášky', to: '/dashboard/prihlasky' },
            { title: applicantName(signUp), to: path },
            { title },
          ]}
        />
        <div>
          <h1>{title}</h1>
          <p className="num">
            {nonBreaking(signUp.courseName)}, {formatDays(signUp.courseDate, signUp.courseDateTo)},{' '}
            {signUp.courseCity}
          </p>
        </div>
      </div>
      <form method="post" className="panel decision">
        <div className="panel-body">
          <p>{nonBreaking(question)}</p>
          {refusal && <Complaint id="refusal">{refusal}</Complaint>}
          {letter && (
            <label className="opt">
              <input type="checkbox" name="letter" defaultChecked />
              Poslať list na {signUp.email}
            </label>
          )}
          <div className="btns">
            <button type="submit" className={button.tone === 'red' ? 'btn btn--red' : 'btn'}>
              {button.label}
            </button>
            <a className="btn btn--line" href={path}>
              Späť na prihlášku
            </a>
          </div>
        </div>
      </form>
      {letter && (
        <Panel title="List, ktorý odíde">
          <iframe className="letter-view" src={`${path}/listy/${letter}`} title="Náhľad listu" sandbox="" />
        </Panel>
      )}
    </>
  );
}
