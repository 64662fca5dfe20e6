import { formatDay } from '#domain/day.ts';
import { applicantName } from '#domain/sign-ups/sign-up.ts';
import { counted, countedSeats, nonBreaking } from '#domain/slovak.ts';
import { CHOICE } from '#web/desk/kit/choice.ts';
import { Instant } from '#web/desk/kit/instant.tsx';
import { QuestionPage } from '#web/desk/kit/question.tsx';
import { signUpList } from '#web/desk/sign-ups/sign-up-list.ts';
import { complaintAbout, InputField } from '#web/shared/field.tsx';
import type { Route } from './+types/question-page';
import type { ActQuestion } from './asked-act.ts';
import { ASKED_ACTS } from './asked-acts.ts';
import { declaredAt } from './staff-act.ts';

export const loader = (args: Route.LoaderArgs) => declaredAt(args, ASKED_ACTS).loader(args);

export const action = (args: Route.ActionArgs) => declaredAt(args, ASKED_ACTS).action(args);

/** Asks before an act of `asked-acts.ts`. */
export default function AskedActPage({ loaderData, actionData }: Route.ComponentProps) {
  const { affected, overtaken, obstacle, fields, ...question } = loaderData;
  const refusal = actionData?.refusal;
  const consequence = obstacle && !refusal ? `${obstacle} ${question.consequence}` : question.consequence;
  return (
    <QuestionPage question={{ ...question, consequence }} refusal={refusal}>
      {affected && <Affected affected={affected} />}
      {overtaken && <Overtaken {...overtaken} />}
      {fields && (
        <div className="stack narrow">
          {fields.map((field) => (
            <InputField
              key={field.name}
              {...field}
              defaultValue={actionData?.entered?.[field.name]}
              error={complaintAbout(field.name, actionData?.errors)}
            />
          ))}
        </div>
      )}
    </QuestionPage>
  );
}

function Affected({ affected }: { affected: NonNullable<ActQuestion['affected']> }) {
  return (
    <ul className="affected">
      {affected.map(({ name, row }) =>
        row ? (
          <li key={row.id}>
            <input type="hidden" name={CHOICE} value={row.id} />
            <b>{name}</b>, {nonBreaking(row.courseName)}, <span className="num">{formatDay(row.courseDate)}</span>,{' '}
            {row.courseCity}
          </li>
        ) : (
          <li key={name}>{name}</li>
        ),
      )}
    </ul>
  );
}

const NAMED_MAX = 5;

/** The people waiting for the seats that a decision would give to others. */
function Overtaken({ title, signUps }: NonNullable<ActQuestion['overtaken']>) {
  const unnamed = signUps.length - NAMED_MAX;
  return (
    <div className="note-warn">
      <p>{nonBreaking(title)}</p>
      <ul>
        {signUps.slice(0, NAMED_MAX).map((signUp) => (
          <li key={signUp.id}>
            <a href={signUpList.record(signUp.id)}>{applicantName(signUp)}</a>, {countedSeats(signUp.seats)}, prijatá{' '}
            <Instant at={signUp.receivedAt} />
          </li>
        ))}
        {unnamed > 0 && <li>a&nbsp;{counted(unnamed, 'ďalší', 'ďalší', 'ďalších')}</li>}
      </ul>
      <p>Rozhodnúť môžete aj tak.</p>
    </div>
  );
}
