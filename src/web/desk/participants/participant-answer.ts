import { type RouterContextProvider, redirect } from 'react-router';
import type { ParticipantMoveOutcome } from '#server/sign-ups/participant-moves.ts';
import { setNotice } from '#web/desk/desk-notices.ts';
import { signUpList } from '#web/desk/sign-ups/sign-up-list.ts';
import { answerMove } from '#web/desk/sign-ups/sign-up-move.ts';

interface MoveRequest {
  context: Readonly<RouterContextProvider>;
  params: { id: string };
  url: URL;
}

/** The response after a decision about people of a sign-up: the sign-up with its undo, or why it was refused. */
export function answerParticipantMove(result: ParticipantMoveOutcome, request: MoveRequest, doneAt?: string) {
  const { id } = request.params;
  switch (result.outcome) {
    case 'no-participants-left':
      setNotice(request, 'no-participants-left');
      return redirect(signUpList.record(id, {}, 'zrusenie'), 303);
    case 'not-allowed':
      return redirect(signUpList.record(id), 303);
    case 'course-gone':
    case 'course-cancelled':
    case 'course-past':
      setNotice(request, result.outcome);
      return redirect(signUpList.record(id), 303);
    default:
      return answerMove(result, request, doneAt);
  }
}
