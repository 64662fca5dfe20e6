import { data, redirect } from 'react-router';
import { counted } from '#domain/slovak.ts';
import type { MoveOutcome } from '#server/sign-up-moves.ts';

/** What staff see after they decided: the sign-up as it stands now, or why the seats do not suffice. */
export function answerMove(result: MoveOutcome, id: string) {
  switch (result.outcome) {
    case 'not-found':
      throw data(null, { status: 404 });
    case 'no-seats': {
      const free = counted(result.free, 'voľné miesto', 'voľné miesta', 'voľných miest');
      const message = `Na kurze ${result.free >= 2 && result.free <= 4 ? 'sú' : 'je'} ${free}, prihláška potrebuje ${result.wanted}. Najprv uvoľnite miesta alebo zvýšte kapacitu kurzu.`;
      return data({ message }, 409);
    }
    // somebody else was quicker: the sign-up itself tells best
    case 'not-allowed':
    case 'done':
      return redirect(`/dashboard/prihlasky/${id}`, 303);
  }
}
