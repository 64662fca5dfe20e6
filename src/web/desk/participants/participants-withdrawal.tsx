import { href, redirect } from 'react-router';
import { rosterOf, unnamedSentence } from '#domain/sign-ups/participant.ts';
import { counted } from '#domain/slovak.ts';
import { instant } from '#server/clock.ts';
import { withdrawParticipants } from '#server/sign-ups/participant-moves.ts';
import { appOf } from '#web/context.ts';
import { Decision } from '#web/desk/sign-ups/decision.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/participants-withdrawal';
import { chosenAmong, chosenIds } from './chosen-participants.ts';
import { findWithParticipants } from './find-participants.ts';
import { answerParticipantMove } from './participant-answer.ts';

const TITLE = 'Odhlásiť účastníkov';

export const meta = () => pageMeta({ title: TITLE, description: 'Kto na kurz nepríde' });

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args, 'office');
  const { signUp, participants } = await findWithParticipants(args.context, args.params.id);
  const chosen = chosenAmong(participants, args.url);
  const path = href('/dashboard/prihlasky/:id', { id: signUp.id });
  if (chosen.length === 0 || signUp.status === 'cancelled') throw redirect(path);
  // withdrawing all participants cancels the sign-up itself
  if (chosen.length === participants.length) throw redirect(`${path}/zrusenie`);
  return {
    signUp,
    ...rosterOf(chosen),
    remaining: participants.length - chosen.length,
    email: `ucastnici${args.url.search}`,
  };
}

export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  const sendEmail = (await readForm(args)).texts.has('sendEmail');
  const { id } = args.params;
  const { result, at } = await appOf(args.context).change(staff, async (change) => ({
    result: await withdrawParticipants(change, id, chosenIds(args.url), { sendEmail }),
    at: instant(change),
  }));
  return answerParticipantMove(result, args, at);
}

export default function ParticipantsWithdrawal({ loaderData, actionData }: Route.ComponentProps) {
  const { signUp, names, unnamed, remaining, email } = loaderData;
  return (
    <Decision
      signUp={signUp}
      title={TITLE}
      question={`V prihláške ostane ${counted(remaining, 'miesto', 'miesta', 'miest')}. Uvoľnené miesta môže dostať niekto iný.`}
      note={
        <ul className="affected">
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
          {unnamed > 0 && <li>{unnamedSentence(unnamed)}</li>}
        </ul>
      }
      email={email}
      refusal={actionData?.message}
      button={{ label: 'Odhlásiť z kurzu', isRed: true }}
    />
  );
}
