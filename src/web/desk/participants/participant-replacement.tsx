import { data } from 'react-router';
import { type FieldError, fieldErrors } from '#domain/field-error.ts';
import { participantName } from '#domain/sign-ups/participant.ts';
import { PARTICIPANT_MESSAGES, participantSchema } from '#domain/sign-ups/participant-fields.ts';
import { instant, today } from '#server/clock.ts';
import { replaceParticipant } from '#server/sign-ups/participant-moves.ts';
import { appOf } from '#web/context.ts';
import { emptyValues, type Fields, submittedValues } from '#web/desk/kit/fields.ts';
import { fieldOf } from '#web/desk/kit/record-form.tsx';
import { Decision } from '#web/desk/sign-ups/decision.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/participant-replacement';
import { findWithParticipants } from './find-participants.ts';
import { answerParticipantMove } from './participant-answer.ts';

const TITLE = 'Vymeniť účastníka';

export const meta = () => pageMeta({ title: TITLE, description: 'Namiesto účastníka príde kolega' });

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args, 'office');
  const { signUp, participants } = await findWithParticipants(args.context, args.params.id);
  const participant = participants.find(({ id }) => id === args.params.participantId);
  if (!participant) throw data(null, { status: 404 });
  return { signUp, name: participantName(participant) || 'účastníka bez mena' };
}

export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  const app = appOf(args.context);
  const { id, participantId } = args.params;
  const { texts: form } = await readForm(args);
  const values = submittedValues(COLLEAGUE_FIELDS, form);
  const colleague = participantSchema(today(app)).safeParse(values);
  const refuse = (errors: FieldError[]) => data({ message: undefined, errors, values }, 422);
  if (!colleague.success) return refuse(fieldErrors(colleague.error));
  if (!participantName(colleague.data)) return refuse([{ field: 'lastName', message: PARTICIPANT_MESSAGES.name }]);
  const options = { sendEmail: form.has('sendEmail') };
  const { result, at } = await app.change(staff, async (change) => ({
    result: await replaceParticipant(change, id, participantId, colleague.data, options),
    at: instant(change),
  }));
  return answerParticipantMove(result, args, at);
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
export default function ParticipantReplacement({ loaderData: { signUp, name }, actionData }: Route.ComponentProps) {
  const refused = actionData && 'errors' in actionData ? actionData : undefined;
  const field = fieldOf(COLLEAGUE_FIELDS, refused ?? { values: emptyValues(COLLEAGUE_FIELDS), errors: [] });
  return (
    <Decision
      signUp={signUp}
      title={TITLE}
      question={`Kto príde namiesto: ${name}?`}
      note={
        <div className="stack narrow">
          {field('firstName')}
          {field('lastName')}
          {field('birthDate')}
          {field('email')}
          {signUp.email && (
            <label className="opt">
              <input type="checkbox" name="sendEmail" defaultChecked />
              <span>Poslať e-mail na {signUp.email}</span>
            </label>
          )}
        </div>
      }
      refusal={actionData?.message}
      button={{ label: TITLE }}
    />
  );
}
