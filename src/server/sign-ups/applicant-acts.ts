import type { SignUpHolder } from '#domain/actor.ts';
import type { Company } from '#domain/company/company.ts';
import { courseState } from '#domain/courses/course.ts';
import { seatOutcome } from '#domain/courses/seats.ts';
import { type Day, daysLater } from '#domain/day.ts';
import { offersEnd } from '#domain/seat-offers/offer-validity.ts';
import { currentParticipants, type ParticipantFacts, participantName } from '#domain/sign-ups/participant.ts';
import type { SignUp } from '#domain/sign-ups/sign-up.ts';
import { workingDaysBefore } from '#domain/working-days.ts';
import type { Change } from '#server/change.ts';
import { instant, instantAt, storedInstant } from '#server/clock.ts';
import { findCompany } from '#server/company/company.ts';
import { findCourse } from '#server/courses/course-queries.ts';
import { type LockedSignUp, lockSignUp } from './lock-sign-up.ts';
import { replaceParticipant, withdrawParticipants } from './participant-moves.ts';
import { listParticipants } from './participants.ts';
import { cancelSignUp } from './sign-up-moves.ts';
import { transferParticipants } from './sign-up-transfer.ts';

// What applicants do with their own sign-ups: the commands of staff, within the time the company states.

type OwnChange = Change<SignUpHolder>;

const BY_EMAIL = { sendEmail: true };

export function cancelOwnSignUp(change: OwnChange, id: string) {
  return inTime(change, id, changesEnd, () => cancelSignUp(change, id, BY_EMAIL));
}

/** Who does not come: the named, so many of the nameless, and of how many seats, as the form showed them. */
interface Withdrawal {
  named: readonly string[];
  nameless: number;
  seats: number;
}

export function withdrawOwnPeople(change: OwnChange, id: string, { named, nameless, seats }: Withdrawal) {
  return inTime(change, id, changesEnd, async ({ signUp }) => {
    // the same form sent twice would free other nameless seats
    if (seats !== signUp.seats) return { outcome: 'changed-meanwhile' } as const;
    const current = currentParticipants(await listParticipants(change.db, id), signUp);
    const withoutName = current.filter((participant) => !participantName(participant)).toReversed();
    const ids = [...named, ...withoutName.slice(0, nameless).map((participant) => participant.id)];
    return withdrawParticipants(change, id, new Set(ids), BY_EMAIL);
  });
}

export function replaceOwnPerson(change: OwnChange, id: string, participantId: string, colleague: ParticipantFacts) {
  return inTime(change, id, courseBegins, () => replaceParticipant(change, id, participantId, colleague, BY_EMAIL));
}

/** Moves the whole sign-up to another date of the course's type that has seats for it; until then it keeps its own. */
export async function transferOwnSignUp(change: OwnChange, id: string, courseId: string) {
  await lockSignUp(change, id, courseId);
  return inTime(change, id, changesEnd, async ({ signUp, course }) => {
    // the same form sent twice: the seats that it asks for are those it was given
    if (signUp.courseId === courseId) return { outcome: 'not-allowed' } as const;
    const target = await findCourse(change.db, courseId);
    const isOfSameType = target?.courseTypeId != null && target.courseTypeId === course?.courseTypeId;
    if (!target || !isOfSameType || courseState(target) !== 'active') return { outcome: 'course-gone' } as const;
    // a new applicant would not get these seats either, if somebody waits for them
    if (seatOutcome(target, signUp.seats) === 'waiting') return { outcome: 'no-seats' } as const;
    return transferParticipants(change, id, { courseId, participantIds: new Set(), as: 'confirmed', ...BY_EMAIL });
  });
}

async function inTime<Outcome>(
  change: OwnChange,
  id: string,
  end: typeof changesEnd,
  act: (locked: LockedSignUp) => Promise<Outcome>,
): Promise<Outcome | { outcome: 'not-found' | 'too-late' }> {
  const locked = await lockSignUp(change, id);
  if (!locked) return { outcome: 'not-found' };
  const isInTime = instant(change) < end(locked.signUp, await findCompany(change.db));
  return isInTime ? act(locked) : { outcome: 'too-late' };
}

type Dated = Pick<SignUp, 'courseDate'>;

/** When the first day of the course begins: until then another person can be sent. */
export function courseBegins({ courseDate }: Dated): string {
  return storedInstant(offersEnd({ date: courseDate }));
}

/** The last day on which applicants free their own seats; undefined where they can until the course begins. */
export function lastDayOfChanges(
  { courseDate, status }: Dated & Pick<SignUp, 'status'>,
  { commitments: { courseCancellation: days } }: Pick<Company, 'commitments'>,
): Day | undefined {
  // who waits holds no seat that somebody else would need in time
  return days && status === 'confirmed' ? workingDaysBefore(courseDate, Number(days)) : undefined;
}

/** The end of that day, or when the course begins. */
export function changesEnd(signUp: Dated & Pick<SignUp, 'status'>, company: Pick<Company, 'commitments'>): string {
  const lastDay = lastDayOfChanges(signUp, company);
  return lastDay ? instantAt(daysLater(lastDay, 1), '00:00') : courseBegins(signUp);
}
