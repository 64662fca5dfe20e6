import { data, redirect } from 'react-router';
import { type SignUp, signUpState } from '#domain/sign-ups/sign-up.ts';
import {
  movesNow,
  type SeatObstacle,
  type SignUpMove,
  seatObstacle,
  seatsShort,
} from '#domain/sign-ups/sign-up-moves.ts';
import type { App } from '#server/app.ts';
import { today } from '#server/clock.ts';
import { findCourse } from '#server/courses/course-queries.ts';
import type { MoveOutcome } from '#server/sign-ups/sign-up-moves.ts';
import { findSignUp } from '#server/sign-ups/sign-ups.ts';
import { appOf } from '#web/context.ts';
import { refuse } from '#web/desk/asked-act.ts';
import { occupancyPath } from '#web/desk/courses/course-paths.ts';
import { setNotice } from '#web/desk/desk-notices.ts';
import type { Notice } from '#web/desk/kit/notices.ts';
import type { RecordArgs } from '#web/desk/staff-act.ts';
import { found } from '#web/shared/found.ts';
import { aboutSignUp } from './sign-up-head.tsx';
import { signUpList } from './sign-up-list.ts';
import { courseAskedOn } from './sign-up-paths.ts';

/** The sign-up to be decided on; redirects to its page where the move is not allowed. */
export async function findForMove(app: App, { context, params, url }: RecordArgs, move: SignUpMove) {
  const filter = signUpList.read(url.searchParams);
  const signUp = found(await findSignUp(app.db, params.id));
  const course = signUp.courseId ? await findCourse(app.db, signUp.courseId) : undefined;
  if (!movesNow(signUp, today(app), course).includes(move)) {
    setNotice({ context }, whyNotAllowed(signUp, seatObstacle(signUp, today(app), course)));
    throw redirect(signUpList.record(signUp.id, filter));
  }
  return { signUp, course, about: askedAbout(signUp, url) };
}

/** What a question about a sign-up names, and where it leads back to: the page of the course if it was asked there. */
export function askedAbout(signUp: SignUp, url: URL) {
  const about = aboutSignUp(signUp, signUpList.read(url.searchParams));
  const courseId = courseAskedOn(url);
  return courseId ? { ...about, back: { label: 'Späť na kurz', to: occupancyPath(courseId) } } : about;
}

/** The choice of sending an email, where an address is known; `preview` is its address below the emails of the sign-up. */
export function emailChoice({ id, email }: Pick<SignUp, 'id' | 'email'>, preview: string) {
  return {
    label: email && `Poslať e-mail na ${email}`,
    preview: email && `/dashboard/prihlasky/${id}/listy/${preview}`,
  };
}

/** Why the move is not possible: the sign-up already has that state, or its course prevents it. */
function whyNotAllowed(signUp: SignUp, obstacle: SeatObstacle | undefined): Notice {
  const state = signUpState(signUp);
  return obstacle && state !== 'confirmed' ? obstacle : `sign-up-${state}`;
}

/** The response after a decision: the sign-up in its current state, or a message that there are too few seats. */
export async function answerMove(result: MoveOutcome, request: RecordArgs, doneAt?: string) {
  const { context, params, url } = request;
  const { id } = params;
  const filter = signUpList.read(url.searchParams);
  switch (result.outcome) {
    case 'not-found':
      throw data(null, { status: 404 });
    case 'no-seats':
      return refuse(`${seatsShort(result)} Najprv uvoľnite miesta alebo zvýšte kapacitu kurzu.`);
    case 'has-other-date':
      return refuse('Záujemca z\u00A0čakajúcich už má prihlášku na iný termín. Najprv zrušte tú.');
    // another user was faster, or the course no longer allows it
    case 'not-allowed':
    case 'course-gone':
    case 'course-cancelled':
    case 'course-past': {
      const signUp = await findSignUp(appOf(context).db, id);
      const obstacle = result.outcome === 'not-allowed' ? undefined : result.outcome;
      if (signUp) setNotice(request, whyNotAllowed(signUp, obstacle));
      return redirect(signUpList.record(id, filter), 303);
    }
    case 'done': {
      const courseId = courseAskedOn(url);
      const page = courseId ? occupancyPath(courseId, doneAt) : signUpList.record(id, filter, '', { kedy: doneAt });
      return redirect(page, 303);
    }
  }
}
