import { nonBreaking } from '#domain/slovak.ts';
import { PageHead } from '#web/desk/kit/desk-head.tsx';
import { Question } from '#web/desk/kit/question.tsx';
import { complaintAbout, InputField } from '#web/shared/field.tsx';
import { pageMeta } from '#web/shared/page-meta.ts';
import { Picture } from '#web/shared/picture.tsx';
import type { Route } from './+types/question-page';
import { ASKED_ACTS } from './asked-acts.ts';
import { declaredAt } from './staff-act.ts';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({ title: loaderData?.title ?? 'Správa', description: loaderData?.consequence ?? '' });

export const loader = (args: Route.LoaderArgs) => declaredAt(args, ASKED_ACTS).loader(args);

export const action = (args: Route.ActionArgs) => declaredAt(args, ASKED_ACTS).action(args);

/** Asks before an act of `asked-acts.ts`. */
export default function QuestionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { parents, title, note, picture, consequence, refusal, asksReason, isRed, back } = loaderData;
  return (
    <>
      <PageHead parents={parents} title={title} note={nonBreaking(note)} />
      <Question
        refusal={refusal ?? actionData?.refusal}
        button={refusal ? undefined : { label: title, isRed }}
        back={back}
      >
        {picture && (
          <div className="photograph-now">
            <Picture {...picture} sizes="20rem" />
          </div>
        )}
        {!refusal && <p>{nonBreaking(consequence)}</p>}
        {!refusal && asksReason && (
          <InputField
            name="dovod"
            label="Dôvod *"
            hint="Napríklad „bol vydaný na nesprávny deň“. Uvidí ho každý, kto doklad overí."
            error={complaintAbout('dovod', actionData?.errors)}
            required
          />
        )}
      </Question>
    </>
  );
}
