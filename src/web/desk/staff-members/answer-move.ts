import { data, redirect } from 'react-router';
import type { StaffMember } from '#domain/staff/staff.ts';
import { isLastAdmin, type StaffMove, staffMovesIn } from '#domain/staff/staff-moves.ts';
import type { App } from '#server/app.ts';
import type { Delivery } from '#server/staff/invitation-delivery.ts';
import type { MoveOutcome } from '#server/staff/staff-access.ts';
import { countUnfinishedWork, findStaffRecord, listActiveAdmins } from '#server/staff/staff-records.ts';
import { appOf } from '#web/context.ts';
import { STAFF_MEMBERS } from '#web/desk/kit/desk-sections.ts';
import type { RecordArgs } from '#web/desk/staff-act.ts';
import { found } from '#web/shared/found.ts';
import type { InvitationDetails } from './invitation-panel.tsx';
import { DESTRUCTIVE_MOVES, MOVE_LINKS, staffMemberPath } from './move-links.ts';
import type { SignInFacts } from './staff-rows.tsx';

const REFUSALS = {
  'not-possible': 'Nič sa nezmenilo: toto už urobiť nejde. Ako to s účtom je, uvidíte v zozname ľudí.',
  'last-admin':
    'Je to posledný správca a bez neho by nemal kto spravovať ľudí. Najprv dajte rolu Správca ešte niekomu.',
} as const;

/** The staff member to be decided on, and the question about them. */
export async function findForMove({ context, params }: RecordArgs, staff: StaffMember, move: StaffMove) {
  const { db } = appOf(context);
  const member = found(await findStaffRecord(db, params.id));
  const isPossible = staffMovesIn(member.state).includes(move);
  const isBarred = MOVES_BARRED_FOR_LAST_ADMIN.includes(move) && isLastAdmin(member.id, await listActiveAdmins(db));
  return {
    member,
    isSelf: member.id === staff.id,
    about: {
      parents: [
        { title: 'Ľudia', to: STAFF_MEMBERS },
        { title: member.name, to: staffMemberPath(member.id) },
      ],
      title: MOVE_LINKS[move].label,
      note: `${member.name}, ${member.email}`,
      refusal: isPossible ? (isBarred ? REFUSALS['last-admin'] : undefined) : REFUSALS['not-possible'],
      isRed: DESTRUCTIVE_MOVES.includes(move),
      back: { label: 'Späť na zoznam', to: STAFF_MEMBERS },
    },
  };
}

const MOVES_BARRED_FOR_LAST_ADMIN: readonly StaffMove[] = ['remove', 'change-role'];

/** Redirects to the list, or to the desk after a move on oneself, which may end access to it; or the refusal. */
export function answerMove(outcome: MoveOutcome, id: string, staff: StaffMember) {
  switch (outcome) {
    case 'not-found':
      throw data(null, { status: 404 });
    case 'done':
      return redirect(id === staff.id ? '/dashboard' : listPathAfter(id), 303);
    default:
      return data({ refusal: REFUSALS[outcome], invitation: undefined }, 409);
  }
}

/** The list's address, with the member whose last change it reports. */
function listPathAfter(id: string): string {
  return `${STAFF_MEMBERS}?${new URLSearchParams({ clovek: id })}`;
}

/** After an invitation: the list where it is sent by email, otherwise the page that shows the link once. */
export async function answerInvited(app: App, url: URL, { id, delivery }: { id: string; delivery: Delivery }) {
  const member = await findStaffRecord(app.db, id);
  if (delivery.by === 'email' || !member) return redirect(listPathAfter(id), 303);
  const site = app.config.baseUrl ?? url.origin;
  const { code } = delivery;
  const details: InvitationDetails = {
    name: member.name,
    email: member.email,
    link: code ? `${site}/signIn/pozvanka?kod=${code}` : `${site}/signIn`,
    isOneTime: code !== undefined,
  };
  return data({ invitation: details, refusal: undefined });
}

/** What the product itself manages with the configured way to sign in. */
export function signInFacts({ signInWay: { provider } }: App): SignInFacts {
  return { hasAccounts: provider === 'local', hasSessions: provider !== 'clerk' };
}

/** What is left without anyone when a member loses access, on this condition. */
export async function unfinishedSentences(app: App, memberId: string, condition = ''): Promise<string[]> {
  const { courses, contactRequests } = await countUnfinishedWork(app, memberId);
  return [
    courses > 0 &&
      `Kurzy, ktoré zostanú bez lektora${condition}: ${courses}. Určte na ne iného, pripomenie to aj Dnes.`,
    contactRequests > 0 &&
      `Otvorené dopyty, ktoré zostanú bez riešiteľa${condition}: ${contactRequests}. Prevziať si ich môže každý, pripomenie ich Dnes.`,
  ].filter((sentence) => sentence !== false);
}
