import { freeSeats } from '#domain/courses/seats.ts';
import { thoseWhoCome } from '#domain/sign-ups/participant.ts';
import type { SignUpRecord } from '#domain/sign-ups/sign-up.ts';
import { type SeatObstacle, seatObstacle } from '#domain/sign-ups/sign-up-moves.ts';
import type { App } from '#server/app.ts';
import type { StaffChange } from '#server/change.ts';
import { today } from '#server/clock.ts';
import type { CourseRecord } from '#server/courses/course-records.ts';
import { findCourse } from '#server/courses/courses.ts';
import { findSender, shownHtml, writeDocument } from '#server/letters/letter-document.ts';
import { enqueueLetter } from '#server/letters/outbox.ts';
import { voidOffer } from '#server/seat-offers/end-offer.ts';
import { offerFreeSeats } from '#server/seat-offers/offer-seats.ts';
import { createNamesLink } from './names-link.ts';
import { partSignUp } from './part-sign-up.ts';
import { listParticipants } from './participants.ts';
import { applicantFacts, CODE_IN_PREVIEW, dropHeldLetters } from './sign-up-letters.ts';
import { foldSearchText } from './sign-up-search.ts';
import { findSignUp } from './sign-ups.ts';
import { toldColumn } from './told-column.ts';

export type TransferOutcome =
  | { outcome: 'done'; signUpId: string }
  | { outcome: 'not-found' | 'not-allowed' | SeatObstacle }
  | { outcome: 'no-seats'; free: number; wanted: number };

interface Transfer {
  courseId: string;
  /** Who goes; nobody named means all. */
  participantIds: ReadonlySet<string>;
  /** In which state they stand on the other course. */
  as: 'confirmed' | 'waiting';
  /** Whether the one who signed them up is told by letter. */
  sendLetter: boolean;
}

/**
 * Moves people of a sign-up to another course: all of them with their sign-up, some of them as a sign-up of their own. Their
 * seats are free at once on the one and taken on the other; who waits there waits in the order of receipt, as everybody does.
 */
export async function transferParticipants(
  change: StaffChange<'office'>,
  signUpId: string,
  { courseId, participantIds, as, sendLetter }: Transfer,
): Promise<TransferOutcome> {
  const { db } = change;
  const found = await findSignUp(db, signUpId);
  if (!found) return { outcome: 'not-found' };
  await change.lock('course', ...[courseId, found.courseId].filter((id) => id !== null));
  await change.lock('signUp', signUpId);
  const [signUp, course] = [await findSignUp(db, signUpId), await findCourse(db, courseId)];
  // somebody may have moved it before it was locked
  const isElsewhere = signUp?.courseId !== found.courseId;
  if (!signUp || isElsewhere || signUp.status === 'cancelled' || signUp.courseId === courseId)
    return { outcome: 'not-allowed' };
  const come = thoseWhoCome(await listParticipants(db, signUpId), signUp);
  const going = participantIds.size === 0 ? come : come.filter(({ id }) => participantIds.has(id));
  if (going.length === 0) return { outcome: 'not-allowed' };
  const refusal = refusalOf(change, course, as, going.length);
  if (refusal || !course) return refusal ?? { outcome: 'course-gone' };
  if (signUp.status === 'waiting') await voidOffer(change, signUpId);
  const goes = going.map(({ id }) => id);
  const movedId = going.length === come.length ? signUpId : await partSignUp(change, signUp, goes);
  await putOn(change, { ...signUp, id: movedId, seats: going.length }, course, { as, sendLetter });
  if (signUp.courseId) await offerFreeSeats(change, signUp.courseId);
  await offerFreeSeats(change, courseId);
  change.announce('seats');
  return { outcome: 'done', signUpId: movedId };
}

/** The letter as it would leave now, for staff to read before they decide. */
export async function previewTransferLetter(
  app: App,
  signUp: SignUpRecord,
  course: CourseRecord,
  { as, seats, origin }: { as: 'confirmed' | 'waiting'; seats: number; origin: string },
): Promise<string> {
  const letter = transferLetter({ ...signUp, ...courseOf(course), seats }, signUp, course, as, CODE_IN_PREVIEW);
  return shownHtml(writeDocument(letter, await findSender(app)), origin);
}

function refusalOf(
  change: StaffChange<'office'>,
  course: CourseRecord | undefined,
  as: 'confirmed' | 'waiting',
  wanted: number,
): Exclude<TransferOutcome, { outcome: 'done' }> | undefined {
  if (!course) return { outcome: 'course-gone' };
  const obstacle = seatObstacle({ courseId: course.id, courseDate: course.date }, today(change), course);
  if (obstacle) return { outcome: obstacle };
  const free = freeSeats(course);
  return as === 'confirmed' && wanted > free ? { outcome: 'no-seats', free, wanted } : undefined;
}

/** Has a sign-up stand on the course, and tells its applicant; `before` is what it stood on. */
async function putOn(
  change: StaffChange<'office'>,
  before: SignUpRecord,
  course: CourseRecord,
  { as, sendLetter }: Pick<Transfer, 'as' | 'sendLetter'>,
): Promise<void> {
  const { id } = before;
  const signUp: SignUpRecord = {
    ...before,
    ...courseOf(course),
    status: as,
    calendarSequence: before.calendarSequence + (sendLetter ? 1 : 0),
  };
  const { courseId, courseName, courseDate, courseDateTo, courseCity, status, calendarSequence } = signUp;
  const stands = { courseId, courseName, courseDate, courseDateTo, courseCity, status, calendarSequence };
  await change.db
    .updateTable('signUp')
    .set({ ...stands, ...(sendLetter && { told: toldColumn(course) }) })
    .where('id', '=', id)
    .execute();
  await change.db
    .updateTable('participant')
    .set({ status: as })
    .where('signUpId', '=', id)
    .where('status', '=', before.status)
    .execute();
  await foldSearchText(change, [id]);
  await dropHeldLetters(change, [id]);
  if (sendLetter && signUp.email) {
    const namesCode = as === 'confirmed' ? await createNamesLink(change, id) : undefined;
    const letter = transferLetter(signUp, before, course, as, namesCode);
    await enqueueLetter(change, { ...letter, recipient: signUp.email });
  }
  const { courseName: name, courseDate: date, courseCity: city } = before;
  change.record({
    noun: 'signUp',
    id,
    verb: 'moved',
    before: { courseName: name, courseDate: date, courseCity: city, status: before.status },
    after: { courseName, courseDate, courseCity, status },
  });
}

function courseOf({ id, nameOfCourse, date, dateTo, city }: CourseRecord) {
  return { courseId: id, courseName: nameOfCourse, courseDate: date, courseDateTo: dateTo, courseCity: city };
}

function transferLetter(
  signUp: SignUpRecord,
  { told }: SignUpRecord,
  course: CourseRecord,
  status: 'confirmed' | 'waiting',
  code: string | undefined,
) {
  const namesCode = signUp.applicant === 'company' ? code : undefined;
  return {
    kind: 'signUpMoved',
    about: { noun: 'signUp', id: signUp.id },
    facts: { ...applicantFacts(signUp, course), namesCode, status, was: told },
  } as const;
}
