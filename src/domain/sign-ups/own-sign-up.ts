import type { Course } from '#domain/courses/course.ts';
import type { OfferedCourse } from '#domain/courses/course-list.ts';
import type { Day } from '#domain/day.ts';
import type { Feedback } from '#domain/feedback/feedback.ts';
import type { PayerGap, PayerRecord } from '#domain/payers/payer.ts';
import type { MovedNumber } from '#domain/payers/payer-numbers.ts';
import type { Payment } from '#domain/payments/payment.ts';
import type { SeatOffer } from '#domain/seat-offers/seat-offer.ts';
import { countedSeats } from '#domain/slovak.ts';
import type { UndoableVerb } from '#domain/undo.ts';
import { missingNames, type Participant } from './participant.ts';
import type { NotifiedCourse, SignUp } from './sign-up.ts';

/**
 * The state of a sign-up as its applicant sees it: `offered` has seats held until an answer, `waitlisted` waits for
 * another date, and the course of one that is `not-held` was cancelled.
 */
export type OwnState = 'confirmed' | 'offered' | 'waiting' | 'cancelled' | 'waitlisted' | 'not-held' | 'over';

/** A sign-up as its applicant sees it, with what can be done with it now. Instants are ISO in UTC. */
export interface OwnSignUp {
  state: OwnState;
  seats: number;
  unnamed: number;
  course: OwnCourse;
  /** The open offer. */
  offer: SeatOffer | undefined;
  /** How the last offer of a waiting sign-up ended. */
  lastOffer: SeatOffer | undefined;
  /** The date was requested from the waitlist. */
  isRequestedDate: boolean;
  /** From 1; undefined if it is not waiting or gets no automatic offer. */
  placeInQueue: number | undefined;
  people: Participant[];
  named: { id: string; name: string }[];
  /** Those whose document waits for their birth date. */
  withoutBirthDate: { id: string; name: string }[];
  /** The last day on which the seats can be freed here; undefined: until the course begins. */
  lastDay: Day | undefined;
  /** The seats can no longer be freed here. */
  isLate: boolean;
  mayName: boolean;
  mayReplace: boolean;
  mayWithdraw: boolean;
  mayCancel: boolean;
  /** Undefined where nothing is paid for. */
  payer: (PayerRecord & { gaps: PayerGap[]; moved: MovedNumber[] }) | undefined;
  /** The other dates with enough seats; after the course those with a seat for one. */
  dates: OfferedCourse[];
  /** The title of its application form; undefined where there is none to fill in. */
  formTitle: string | undefined;
  /** What there is after the course for people who were signed up for it. */
  afterwards: Afterwards | undefined;
  /** What was answered after the course; undefined until the applicant may answer. */
  feedback: { given: Feedback | undefined } | undefined;
  /** How a company may pay in advance. */
  payment: Payment | undefined;
  /** What the applicant has just done, and until when it can be undone. */
  act: { verb: UndoableVerb<'signUp'>; until: string } | undefined;
}

/** The document its people get, empty where unknown, and until when the course is to be repeated. */
export interface Afterwards {
  document: string;
  repeatBy: Day | undefined;
}

/** Its course; what is not stored with the sign-up is empty once the course is deleted. */
export type OwnCourse = Omit<NotifiedCourse, 'nameOfCourse'> & Pick<Course, 'price' | 'invitation'>;

interface Circumstances {
  today: Day;
  hasOffer: boolean;
  isWaitlisted: boolean;
  isCourseCancelled: boolean;
}

export function ownState(
  { status, courseDate, courseDateTo }: Pick<SignUp, 'status' | 'courseDate' | 'courseDateTo'>,
  { today, hasOffer, isWaitlisted, isCourseCancelled }: Circumstances,
): OwnState {
  if (status === 'cancelled') {
    if (isWaitlisted) return 'waitlisted';
    return isCourseCancelled ? 'not-held' : 'cancelled';
  }
  if ((courseDateTo ?? courseDate) < today) return 'over';
  if (status === 'waiting' && hasOffer) return 'offered';
  return status;
}

/** True once the course of people who were signed up for it is over. */
export function mayGiveFeedback(
  { status, courseDate, courseDateTo }: Pick<SignUp, 'status' | 'courseDate' | 'courseDateTo'>,
  today: Day,
): boolean {
  return status === 'confirmed' && (courseDateTo ?? courseDate) < today;
}

/** „Miesto je Vaše“, „Držíme Vám 5 miest, chýbajú 2 mená“ */
export function heldSentence(seats: number, unnamed: number): string {
  const held = seats === 1 ? 'Miesto je Vaše' : `Držíme Vám ${countedSeats(seats)}`;
  return unnamed > 0 ? `${held}, ${missingNames(unnamed)}` : held;
}
