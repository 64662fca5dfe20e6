import { data, href, type RouterContextProvider, redirect } from 'react-router';
import { seatsShort } from '#domain/sign-ups/sign-up-moves.ts';
import type { ParticipantMoveOutcome } from '#server/sign-ups/participant-moves.ts';
import { setNotice } from '#web/desk/desk-notices.ts';
import { signUpList } from '#web/desk/sign-ups/sign-up-list.ts';

interface MoveRequest {
  context: Readonly<RouterContextProvider>;
  params: { id: string };
}

/** The response after a decision about people of a sign-up: the sign-up with its undo, or why it was refused. */
export function answerParticipantMove(result: ParticipantMoveOutcome, request: MoveRequest, doneAt?: string) {
  const signUpId = request.params.id;
  const signUp = href('/dashboard/prihlasky/:id', { id: signUpId });
  switch (result.outcome) {
    case 'not-found':
      throw data(null, { status: 404 });
    case 'no-seats':
      return data({ message: `${seatsShort(result)} Najprv uvoľnite miesta alebo zvýšte kapacitu kurzu.` }, 409);
    case 'no-participants-left':
      setNotice(request, 'no-participants-left');
      return redirect(`${signUp}/zrusenie`, 303);
    case 'not-allowed':
      return redirect(signUp, 303);
    case 'course-gone':
    case 'course-cancelled':
    case 'course-past':
      setNotice(request, result.outcome);
      return redirect(signUp, 303);
    case 'done':
      return redirect(signUpList.record(signUpId, {}, '', { kedy: doneAt }), 303);
  }
}
