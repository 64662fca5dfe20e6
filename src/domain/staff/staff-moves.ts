import type { StaffState } from './staff.ts';

/** What the Správca can do about somebody on the staff list. */
export type StaffMove =
  | 'invite-again'
  | 'cancel-invitation'
  | 'rename'
  | 'change-role'
  | 'reset-password'
  | 'end-sessions'
  | 'remove'
  | 'reactivate';

const MOVES: Record<StaffState, readonly StaffMove[]> = {
  invited: ['invite-again', 'rename', 'change-role', 'cancel-invitation'],
  active: ['rename', 'change-role', 'reset-password', 'end-sessions', 'remove'],
  deactivated: ['reactivate'],
};

/** What can be done about somebody in this state, in the order in which it is offered. */
export function staffMovesIn(state: StaffState): readonly StaffMove[] {
  return MOVES[state];
}

/** Whether this is the last active Správca, without whom no user could change the settings. */
export function isLastAdmin(id: string, activeAdmins: readonly string[]): boolean {
  return activeAdmins.length === 1 && activeAdmins[0] === id;
}
