import { data } from 'react-router';
import { INVITATION_HOURS, STAFF_ROLES, type StaffMember } from '#domain/staff/staff.ts';
import type { StaffMove } from '#domain/staff/staff-moves.ts';
import { deactivateStaffMember, endSessions } from '#server/staff/staff-access.ts';
import { cancelInvitation, inviteAgain, reactivateStaffMember } from '#server/staff/staff-invitations.ts';
import { appOf } from '#web/context.ts';
import { type Question, QuestionPage } from '#web/desk/kit/question.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/staff-move';
import { answerInvited, answerMove, findForMove, signInFacts, unfinishedSentences } from './answer-move.ts';
import { InvitationPage } from './invitation-panel.tsx';
import { MOVE_LINKS } from './move-links.ts';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({ title: loaderData?.title ?? 'Ľudia', description: 'Prístup do správy' });

/** The moves that only ask for confirmation. */
type AskedMove = Exclude<StaffMove, 'rename' | 'change-role'>;

export async function loader(args: Route.LoaderArgs) {
  const { app, staff } = await requireStaff(args, 'settings');
  const move = moveAt(args);
  const { member, isSelf, about } = await findForMove(args, staff, move);
  const { hasAccounts } = signInFacts(app);
  const consequence = EFFECTS[move](member, { isSelf, hasAccounts });
  const unfinished = move === 'remove' ? await unfinishedSentences(app, member.id) : [];
  return { ...about, ...WORDS[move], consequence: [consequence, ...unfinished].join(' ') };
}

export async function action(args: Route.ActionArgs) {
  const { app, staff } = await requireStaff(args, 'settings');
  const { id } = args.params;
  const run = COMMANDS[moveAt(args)];
  const result = await app.change(staff, async (change) => await run(change, id));
  if (typeof result === 'string') return answerMove(result, id, staff);
  return result.outcome === 'invited' ? answerInvited(app, args.url, result) : answerMove(result.outcome, id, staff);
}

/** The move at this address; 404 where staff sign in elsewhere and have no sessions to end. */
function moveAt({ pattern, context }: Pick<Route.LoaderArgs, 'pattern' | 'context'>): AskedMove {
  const segment = pattern.split('/').at(-1);
  const move = ASKED_MOVES.find((move) => MOVE_LINKS[move].path === segment);
  if (!move || (move === 'end-sessions' && !signInFacts(appOf(context)).hasSessions))
    throw data(null, { status: 404 });
  return move;
}

const COMMANDS = {
  'invite-again': inviteAgain,
  'cancel-invitation': cancelInvitation,
  'end-sessions': endSessions,
  remove: deactivateStaffMember,
  reactivate: reactivateStaffMember,
} satisfies Record<AskedMove, unknown>;

const ASKED_MOVES = Object.keys(COMMANDS) as AskedMove[];

/** What will happen; `isSelf` where users decide about their own access. */
type Effect = (
  member: Pick<StaffMember, 'name' | 'role'>,
  facts: { isSelf: boolean; hasAccounts: boolean },
) => string;

const EFFECTS: Record<AskedMove, Effect> = {
  'invite-again': ({ name }, { hasAccounts }) =>
    hasAccounts
      ? `${name} dostane nový odkaz, ktorý platí ${INVITATION_HOURS} hodín. Odkazy z predošlých pozvánok prestanú platiť.`
      : `${name} dostane nový e-mail s tým, ako sa prihlásiť.`,
  'cancel-invitation': ({ name }) => `${name} sa do správy nedostane, ani ak pozvánku už má. Pozvať sa dá znova.`,
  'end-sessions': ({ name }, { isSelf }) =>
    isSelf
      ? 'Odhlásite sa zo všetkých zariadení, aj z tohto. Potom sa prihláste znova.'
      : `${name} sa bude musieť na všetkých zariadeniach prihlásiť znova.`,
  remove: ({ name }, { isSelf }) =>
    isSelf
      ? 'Odoberáte prístup sebe. Do správy sa už nedostanete, vrátiť Vás môže len iný správca.'
      : `${name} sa do správy už nedostane, ani zo stránky, ktorú má otvorenú. Kurzy, články a záznamy zostanú.`,
  reactivate: ({ name, role }) =>
    `${name} dostane novú pozvánku s rolou ${STAFF_ROLES[role]}. Rolu zmeníte aj potom.`,
};

/** Where the page says more than the link to it. */
const WORDS: { [Move in AskedMove]?: Pick<Question, 'title' | 'button'> } = {
  'invite-again': { title: 'Poslať pozvánku znova', button: { label: 'Poslať pozvánku' } },
};

/** Asks for confirmation before a move that changes a member's access. */
export default function StaffMovePage({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData?.invitation) return <InvitationPage title={loaderData.title} {...actionData.invitation} />;
  return <QuestionPage question={loaderData} refusal={actionData?.refusal} />;
}
