import type { StaffMove } from '#domain/staff/staff-moves.ts';
import { STAFF_MEMBERS } from '#web/desk/kit/desk-sections.ts';

/** The label of each action, and its path below the staff member. */
export const MOVE_LINKS = {
  'invite-again': { label: 'Poslať znova', path: 'pozvanka' },
  'cancel-invitation': { label: 'Zrušiť pozvánku', path: 'zrusenie' },
  rename: { label: 'Zmeniť meno', path: 'meno' },
  'change-role': { label: 'Zmeniť rolu', path: 'rola' },
  'end-sessions': { label: 'Odhlásiť všade', path: 'relacie' },
  remove: { label: 'Odobrať prístup', path: 'odpojenie' },
  reactivate: { label: 'Obnoviť prístup', path: 'zapojenie' },
} as const satisfies Record<StaffMove, { label: string; path: string }>;

/** Actions that remove something. */
export const DESTRUCTIVE_MOVES: readonly StaffMove[] = ['cancel-invitation', 'remove'];

/** Actions that are in a menu. */
export const RARE_MOVES: readonly StaffMove[] = ['rename', 'end-sessions', ...DESTRUCTIVE_MOVES];

export function staffMemberPath(id: string, move?: StaffMove): string {
  const path = `${STAFF_MEMBERS}/${encodeURIComponent(id)}`;
  return move ? `${path}/${MOVE_LINKS[move].path}` : path;
}
