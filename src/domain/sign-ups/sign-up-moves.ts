import { type CourseWithSeats, hasStarted } from '#domain/courses/course.ts';
import { freeSeats } from '#domain/courses/seats.ts';
import type { Day } from '#domain/day.ts';
import { counted, verbFor } from '#domain/slovak.ts';
import { type SignUp, type SignUpState, signUpState } from './sign-up.ts';

/** What staff may do in which state. */
const SIGN_UP_MOVES = {
  new: ['read', 'cancel'],
  confirmed: ['cancel'],
  waiting: ['confirm', 'cancel', 'offer'],
  cancelled: ['restore'],
} as const satisfies Record<SignUpState, readonly SignUpMove[]>;

/** `read` marks a new one as read; `offer` is to offer seats by hand and to take the offer back. */
export type SignUpMove = 'read' | 'confirm' | 'cancel' | 'restore' | 'offer';

export function allowsMove(signUp: Pick<SignUp, 'status' | 'reviewedAt'>, move: SignUpMove): boolean {
  return (SIGN_UP_MOVES[signUpState(signUp)] as readonly SignUpMove[]).includes(move);
}

export type SeatObstacle = 'course-gone' | 'course-cancelled' | 'course-past';

/** What in a course may prevent a seat. */
type Obstructing = Pick<CourseWithSeats, 'cancelledAt'>;

/**
 * Why staff can no longer give this sign-up a seat: its course was deleted, cancelled or has begun. A hidden course is
 * no obstacle: it only takes no sign-ups from visitors. Reading and cancelling stay possible.
 */
export function seatObstacle(
  { courseId, courseDate }: Pick<SignUp, 'courseId' | 'courseDate'>,
  today: Day,
  course?: Obstructing,
): SeatObstacle | undefined {
  if (courseId === null) return 'course-gone';
  if (course && course.cancelledAt !== null) return 'course-cancelled';
  return hasStarted({ date: courseDate }, today) ? 'course-past' : undefined;
}

/** Why a course cannot take so many people. */
export type SeatRefusal = { outcome: SeatObstacle } | { outcome: 'no-seats'; free: number; wanted: number };

/**
 * Why a sign-up cannot get `wanted` more seats on its course; 0 for joining its queue. Seats already offered to it
 * (`held`) count as free.
 */
export function refuseSeats(
  signUp: Pick<SignUp, 'courseId' | 'courseDate'>,
  course: (Obstructing & Parameters<typeof freeSeats>[0]) | undefined,
  { today, wanted, held = 0 }: { today: Day; wanted: number; held?: number },
): SeatRefusal | undefined {
  const obstacle = seatObstacle(signUp, today, course);
  if (obstacle) return { outcome: obstacle };
  if (!course) return { outcome: 'course-gone' };
  const free = freeSeats(course) + held;
  return wanted > free ? { outcome: 'no-seats', free, wanted } : undefined;
}

/** What staff may do with a sign-up today. */
export function movesNow(
  signUp: Pick<SignUp, 'status' | 'reviewedAt' | 'courseId' | 'courseDate'>,
  today: Day,
  course?: Obstructing,
): SignUpMove[] {
  const moves: readonly SignUpMove[] = SIGN_UP_MOVES[signUpState(signUp)];
  return seatObstacle(signUp, today, course)
    ? moves.filter((move) => move === 'read' || move === 'cancel')
    : [...moves];
}

/** „Na kurze sú 2 voľné miesta, prihláška potrebuje 3.“ */
export function seatsShort({ free, wanted }: { free: number; wanted: number }): string {
  return `Na kurze ${verbFor(free, 'je', 'sú')} ${counted(free, 'voľné miesto', 'voľné miesta', 'voľných miest')}, prihláška potrebuje ${wanted}.`;
}

/** The substitutes that would fit into the seats that are free now, in the order of waiting. */
export function substitutesWhoFit<Substitute extends Pick<SignUp, 'seats'>>(
  substitutes: readonly Substitute[],
  course: Parameters<typeof freeSeats>[0],
): Substitute[] {
  const free = freeSeats(course);
  return substitutes.filter(({ seats }) => seats <= free);
}
