import type { StaffMove } from '#domain/staff/staff-moves.ts';
import { STAFF_MEMBERS } from '#web/ui/desk/desk-sections.ts';

/** How each move is offered, and the address below the person at which it is made. */
export const MOVE_LINKS = {
  'invite-again': { label: 'Poslať znova', path: 'pozvanka' },
  'cancel-invitation': { label: 'Zrušiť pozvánku', path: 'zrusenie' },
  rename: { label: 'Zmeniť meno', path: 'meno' },
  'change-role': { label: 'Zmeniť rolu', path: 'rola' },
  'end-sessions': { label: 'Odhlásiť všade', path: 'relacie' },
  remove: { label: 'Odobrať prístup', path: 'odpojenie' },
  reactivate: { label: 'Obnoviť prístup', path: 'zapojenie' },
} as const satisfies Record<StaffMove, { label: string; path: string }>;

/** Moves that take something away. */
export const TAKES_AWAY: readonly StaffMove[] = ['cancel-invitation', 'remove'];

export function staffMemberPath(id: string, move?: StaffMove): string {
  const path = `${STAFF_MEMBERS}/${encodeURIComponent(id)}`;
  return move ? `${path}/${MOVE_LINKS[move].path}` : path;
}
