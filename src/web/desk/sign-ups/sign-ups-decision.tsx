import { formatDay } from '#domain/day.ts';
import { counted, nonBreaking } from '#domain/slovak.ts';
import { CHOICE, withChosen } from '#web/desk/kit/choice.ts';
import { PageHead } from '#web/desk/kit/desk-head.tsx';
import { EmailPreview, Question } from '#web/desk/kit/question.tsx';
import { type SignUpFilter, signUpList } from './sign-up-list.ts';

interface SignUpsDecisionProps {
  title: string;
  question: string;
  signUps: { id: string; name: string; email: string; courseName: string; courseDate: string; courseCity: string }[];
  filter: SignUpFilter;
  /** The email that will be sent, as the path of its preview below a sign-up's emails. */
  email: string;
  refusal: string | undefined;
  button: string;
}

/** Asks for confirmation of an action on several sign-ups: shows them and their email. */
export function SignUpsDecision({ title, question, signUps, filter, email, refusal, button }: SignUpsDecisionProps) {
  const reachable = signUps.filter(({ email }) => email);
  const [first] = reachable;
  // going back keeps the same rows selected
  const list = withChosen(
    signUpList.at(filter),
    signUps.map(({ id }) => id),
  );
  return (
    <>
      <PageHead
        parents={[{ title: 'Prihlášky', to: list }]}
        title={title}
        note={counted(signUps.length, 'prihláška', 'prihlášky', 'prihlášok')}
      />
      <Question
        refusal={refusal}
        button={{ label: button, isRed: true }}
        back={{ label: 'Späť na prihlášky', to: list }}
      >
        <p>{nonBreaking(question)}</p>
        <ul className="affected">
          {signUps.map(({ id, name, courseName, courseDate, courseCity }) => (
            <li key={id}>
              <input type="hidden" name={CHOICE} value={id} />
              <b>{name}</b>, {nonBreaking(courseName)}, <span className="num">{formatDay(courseDate)}</span>,{' '}
              {courseCity}
            </li>
          ))}
        </ul>
        {reachable.length > 0 && (
          <label className="opt">
            <input type="checkbox" name="sendEmail" defaultChecked />
            <span>
              {reachable.length === 1
                ? `Poslať e-mail na ${reachable[0]?.email}`
                : `Poslať e-mail ${reachable.length} prihláseným`}
            </span>
          </label>
        )}
      </Question>
      {first && (
        <EmailPreview
          src={`/dashboard/prihlasky/${first.id}/listy/${email}`}
          title={reachable.length > 1 ? `E-mail, ktorý dostane ${first.name}` : undefined}
        />
      )}
    </>
  );
}
