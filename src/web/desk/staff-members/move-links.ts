import type { StaffMove } from '#domain/staff/staff-moves.ts';
import { STAFF_MEMBERS } from '#web/desk/kit/desk-sections.ts';

/** The label of each action, and its path below the staff member. */
export const MOVE_LINKS = {
  'invite-again': { label: 'Poslať znova', path: 'pozvanka' },
  'cancel-invitation': { label: 'Zrušiť pozvánku', path: 'zrusenie' },
  rename: { label: 'Zmeniť meno', path: 'meno' },
  'change-role': { label: 'Zmeniť rolu', path: 'rola' },
  'reset-password': { label: 'Obnoviť heslo', path: 'obnova-hesla' },
  'end-sessions': { label: 'Odhlásiť všade', path: 'relacie' },
  remove: { label: 'Odobrať prístup', path: 'odpojenie' },
  reactivate: { label: 'Obnoviť prístup', path: 'zapojenie' },
} as const satisfies Record<StaffMove, { label: string; path: string }>;

/** Actions that remove something. */
export const DESTRUCTIVE_MOVES: readonly StaffMove[] = ['cancel-invitation', 'remove'];

/** Actions that are in a menu. */
export const RARE_MOVES: readonly StaffMove[] = ['rename', 'reset-password', 'end-sessions', ...DESTRUCTIVE_MOVES];

/** What the list can show, by the sign-in method: some providers do not share everything. */
export interface SignInFacts {
  /** True when accounts are our own, with or without a second factor. */
  hasAccounts: boolean;
  /** True when sessions are our own, so that they can be counted and ended. */
  hasSessions: boolean;
}

/** False for an action on what a provider manages. */
export function isOurs(move: StaffMove, { hasAccounts, hasSessions }: SignInFacts): boolean {
  return move === 'end-sessions' ? hasSessions : move !== 'reset-password' || hasAccounts;
}

export function staffMemberPath(id: string, move?: StaffMove): string {
  const path = `${STAFF_MEMBERS}/${encodeURIComponent(id)}`;
  return move ? `${path}/${MOVE_LINKS[move].path}` : path;
}
