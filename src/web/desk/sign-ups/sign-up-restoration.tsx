import { data } from 'react-router';
import { freeSeats } from '#domain/courses/seats.ts';
import { applicantName } from '#domain/sign-ups/sign-up.ts';
import { seatsShort } from '#domain/sign-ups/sign-up-moves.ts';
import { counted } from '#domain/slovak.ts';
import { listOvertaken } from '#server/seat-offers/queue.ts';
import { restoreSignUp } from '#server/sign-ups/sign-up-moves.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/sign-up-restoration';
import { Decision } from './decision.tsx';
import { Overtaken } from './overtaken.tsx';
import { answerMove, findMemberForMove } from './sign-up-move.ts';

export const meta = () =>
  pageMeta({ title: 'Vrátenie prihlášky', description: 'Vrátenie zrušenej prihlášky na kurz' });

export async function loader(args: Route.LoaderArgs) {
  const _staff = await requireStaff(args, 'office');
  const { signUp, filter, course } = await findMemberForMove(args, 'restore');
  if (!course) throw data(null, { status: 404 });
  const free = freeSeats(course);
  return {
    signUp,
    filter,
    short: signUp.seats > free ? seatsShort({ free, wanted: signUp.seats }) : undefined,
    overtaken: signUp.seats > free ? [] : await listOvertaken(appOf(args.context).db, signUp, course),
  };
}

export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  const { texts: form } = await readForm(args);
  const as = form.get('as') === 'waiting' ? 'waiting' : 'confirmed';
  const sendEmail = form.has('sendEmail');
  return answerMove(
    await appOf(args.context).change(staff, (change) => restoreSignUp(change, args.params.id, { as, sendEmail })),
    args,
  );
}

/** Restores the sign-up with its seats, or among the substitutes where there are too few seats. */
export default function Restoration({ loaderData, actionData }: Route.ComponentProps) {
  const { signUp, filter, short, overtaken } = loaderData;
  const refusal = actionData?.message;
  const name = applicantName(signUp);
  if (short) {
    const asSubstitute = `${name} sa môže vrátiť medzi náhradníkov, do poradia podľa času prijatia prihlášky.`;
    return (
      <Decision
        signUp={signUp}
        filter={filter}
        title="Vrátiť prihlášku"
        question={refusal ? asSubstitute : `${short} ${asSubstitute}`}
        email="nahradnik"
        refusal={refusal}
        button={{ label: 'Vrátiť medzi náhradníkov', choice: { name: 'as', value: 'waiting' } }}
      />
    );
  }
  return (
    <Decision
      signUp={signUp}
      filter={filter}
      title="Vrátiť prihlášku"
      question={`${name} dostane späť ${counted(signUp.seats, 'miesto', 'miesta', 'miest')} na kurze.`}
      note={<Overtaken title="Na voľné miesta už čakajú a zmestia sa:" signUps={overtaken} />}
      email="potvrdenie"
      refusal={refusal}
      button={{ label: 'Vrátiť prihlášku' }}
    />
  );
}
