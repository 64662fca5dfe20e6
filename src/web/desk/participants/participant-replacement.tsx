import { data } from 'react-router';
import { type FieldError, fieldErrors } from '#domain/field-error.ts';
import { participantName } from '#domain/sign-ups/participant.ts';
import { PARTICIPANT_MESSAGES, participantSchema } from '#domain/sign-ups/participant-fields.ts';
import { today } from '#server/clock.ts';
import { replaceParticipant } from '#server/sign-ups/participant-moves.ts';
import { emptyValues, type Fields, submittedValues } from '#web/desk/kit/fields.ts';
import { QuestionPage } from '#web/desk/kit/question.tsx';
import { fieldOf } from '#web/desk/kit/record-form.tsx';
import { aboutSignUp } from '#web/desk/sign-ups/sign-up-head.tsx';
import { perform } from '#web/desk/staff-act.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import { found } from '#web/shared/found.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/participant-replacement';
import { findWithParticipants } from './find-participants.ts';
import { answerParticipantMove } from './participant-questions.ts';

const TITLE = 'Vymeniť účastníka';

export const meta = () => pageMeta({ title: TITLE, description: 'Namiesto účastníka príde kolega' });

export async function loader(args: Route.LoaderArgs) {
  const { db } = await requireStaff(args, 'office');
  const { signUp, participants } = await findWithParticipants(db, args.params.id);
  const participant = found(participants.find(({ id }) => id === args.params.participantId));
  const name = participantName(participant) || 'účastníka bez mena';
  return {
    ...aboutSignUp(signUp),
    title: TITLE,
    consequence: `Kto príde namiesto: ${name}?`,
    email: { label: signUp.email && `Poslať e-mail na ${signUp.email}` },
  };
}

export async function action(args: Route.ActionArgs) {
  const { app, staff } = await requireStaff(args, 'office');
  const { id, participantId } = args.params;
  const { texts: form } = await readForm(args);
  const values = submittedValues(COLLEAGUE_FIELDS, form);
  const colleague = participantSchema(today(app)).safeParse(values);
  const complain = (errors: FieldError[]) => data({ refusal: undefined, errors, values }, 422);
  if (!colleague.success) return complain(fieldErrors(colleague.error));
  if (!participantName(colleague.data)) return complain([{ field: 'lastName', message: PARTICIPANT_MESSAGES.name }]);
  return perform(
    args,
    staff,
    (change) => replaceParticipant(change, id, participantId, colleague.data, { sendEmail: form.has('sendEmail') }),
    (result, at) => answerParticipantMove(result, args, at),
  );
}

const COLLEAGUE_FIELDS = {
  firstName: { label: 'Meno', autoComplete: 'off' },
  lastName: { label: 'Priezvisko', autoComplete: 'off' },
  birthDate: {
    label: 'Dátum narodenia',
    placeholder: 'dd.mm.rrrr',
    hint: 'Len ak ho treba na doklad.',
    autoComplete: 'off',
  },
  email: { label: 'E-mail', hint: 'Nepovinné.', autoComplete: 'off' },
} satisfies Fields;

/** Replaces the participant on a seat by another person. */
export default function ParticipantReplacement({ loaderData, actionData }: Route.ComponentProps) {
  const refused = actionData && 'values' in actionData ? actionData : undefined;
  const field = fieldOf(COLLEAGUE_FIELDS, refused ?? { values: emptyValues(COLLEAGUE_FIELDS), errors: [] });
  return (
    <QuestionPage question={loaderData} refusal={actionData?.refusal}>
      <div className="stack narrow">
        {field('firstName')}
        {field('lastName')}
        {field('birthDate')}
        {field('email')}
      </div>
    </QuestionPage>
  );
}
