import { data, type RouterContextProvider, redirect } from 'react-router';
import type { StaffMember } from '#domain/staff/staff.ts';
import { isLastAdmin, type StaffMove, staffMovesIn } from '#domain/staff/staff-moves.ts';
import type { MoveOutcome } from '#server/staff/staff-access.ts';
import { findStaffRecord, listActiveAdmins } from '#server/staff/staff-records.ts';
import { appOf } from '#web/context.ts';
import { STAFF_MEMBERS } from '#web/desk/kit/desk-sections.ts';
import { found } from '#web/shared/found.ts';
import { DESTRUCTIVE_MOVES, MOVE_LINKS, staffMemberPath } from './move-links.ts';

interface MoveArgs {
  context: Readonly<RouterContextProvider>;
  params: { id: string };
}

const REFUSALS = {
  'not-possible': 'Nič sa nezmenilo: toto už urobiť nejde. Ako to s účtom je, uvidíte v zozname ľudí.',
  'last-admin':
    'Je to posledný správca a bez neho by nemal kto spravovať ľudí. Najprv dajte rolu Správca ešte niekomu.',
} as const;

/** The staff member to be decided on, and the question about them. */
export async function findForMove({ context, params }: MoveArgs, staff: StaffMember, move: StaffMove) {
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
export function listPathAfter(id: string): string {
  return `${STAFF_MEMBERS}?${new URLSearchParams({ clovek: id })}`;
}
