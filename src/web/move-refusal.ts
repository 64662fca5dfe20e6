import { counted } from '#domain/slovak.ts';
import type { MoveOutcome } from '#server/sign-ups.ts';

/** Why a sign-up could not be confirmed or cancelled, in words for staff. */
export function moveRefusal(result: Exclude<MoveOutcome, { outcome: 'done' }>): string {
  switch (result.outcome) {
    case 'not-found':
      return 'Táto prihláška už neexistuje.';
    case 'not-allowed':
      return 'Stav prihlášky medzitým niekto zmenil. Vráťte sa na prihlášku a pozrite si ho.';
    case 'no-seats':
      return `Na kurze ${result.free === 1 ? 'je' : 'sú'} ${counted(result.free, 'voľné miesto', 'voľné miesta', 'voľných miest')}, prihláška potrebuje ${result.wanted}. Najprv uvoľnite miesta alebo zvýšte kapacitu kurzu.`;
  }
}
