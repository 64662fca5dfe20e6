import { APPLICANT } from '#domain/actor.ts';
import type { Company } from '#domain/company/company.ts';
import { type CourseType, hoursOf, repetitionDay } from '#domain/courses/course-type.ts';
import { payerGaps } from '#domain/payers/payer.ts';
import { paymentOf } from '#domain/payments/payment.ts';
import { isStillQueued } from '#domain/seat-offers/seat-offer.ts';
import {
  type Afterwards,
  mayGiveFeedback,
  type OwnCourse,
  type OwnSignUp,
  ownState,
} from '#domain/sign-ups/own-sign-up.ts';
import { currentParticipants, participantName } from '#domain/sign-ups/participant.ts';
import type { SignUpRecord } from '#domain/sign-ups/sign-up.ts';
import { mayNamePeople } from '#domain/sign-ups/sign-up-link.ts';
import { applicationFormOf } from '#server/application-forms/sign-up-form.ts';
import { instant, type Reading, today } from '#server/clock.ts';
import { findCourse } from '#server/courses/course-queries.ts';
import type { CourseRecord } from '#server/courses/course-records.ts';
import { findCourseType } from '#server/courses/course-types.ts';
import { listDatesWithSeats } from '#server/courses/offered-courses.ts';
import { findFeedback } from '#server/feedback/feedback.ts';
import { findMovedNumbers, findPayer } from '#server/payers/payers.ts';
import { listOwnWithoutBirthDate } from '#server/results/birth-dates.ts';
import { listQueue } from '#server/seat-offers/queue.ts';
import { findLastOffer } from '#server/seat-offers/seat-offers.ts';
import { findOwnAct } from '#server/undo/undo.ts';
import { undoDeadline } from '#server/undo/undo-time.ts';
import { findEntryState } from '#server/waitlist/waitlist-list.ts';
import { changesEnd, courseBegins, lastDayOfChanges } from './applicant-acts.ts';
import { listParticipants } from './participants.ts';

/** What the page of a sign-up shows; of others on the course it says nothing. */
export async function readOwnSignUp(reading: Reading, signUp: SignUpRecord, company: Company): Promise<OwnSignUp> {
  const { db } = reading;
  const now = instant(reading);
  const course = await findCourse(db, signUp.courseId);
  const type = await findCourseType(db, course?.courseTypeId ?? null);
  const [participants, lastOffer, act, withoutBirthDate, isWaitlisted] = await Promise.all([
    listParticipants(db, signUp.id),
    findLastOffer(db, signUp),
    findOwnAct(reading, signUp.id),
    listOwnWithoutBirthDate(reading, signUp, course),
    signUp.waitlistEntryId !== null &&
      findEntryState(db, { id: signUp.waitlistEntryId }).then(({ state }) => state === 'waiting'),
  ]);
  const people = currentParticipants(participants, signUp);
  const named = people.filter((participant) => participantName(participant));
  const offer = lastOffer?.state === 'open' && now < lastOffer.validUntil ? lastOffer : undefined;
  const state = ownState(signUp, {
    today: today(reading),
    hasOffer: offer !== undefined,
    isWaitlisted,
    isCourseCancelled: Boolean(course?.cancelledAt),
  });
  const isActive = signUp.status !== 'cancelled' && state !== 'over';
  const mayChange = isActive && now < changesEnd(signUp, company);
  const mayReplace = signUp.status === 'confirmed' && now < courseBegins(signUp);
  return {
    state,
    seats: signUp.seats,
    unnamed: people.length - named.length,
    // instructions are for those who will attend
    course: { ...factsOf(signUp, course), ...(!isActive && { invitation: '' }) },
    offer,
    lastOffer: state === 'waiting' ? lastOffer : undefined,
    isRequestedDate: signUp.waitlistEntryId !== null,
    placeInQueue: state === 'waiting' ? await findPlace(reading, signUp) : undefined,
    people,
    named: named.map((participant) => ({ id: participant.id, name: participantName(participant) })),
    withoutBirthDate: withoutBirthDate.map(({ participantId: id, name }) => ({ id, name })),
    lastDay: lastDayOfChanges(signUp, company),
    isLate: isActive && !mayChange,
    mayName: mayNamePeople(signUp, today(reading)),
    mayReplace: mayReplace && named.length > 0,
    mayWithdraw: mayChange && people.length > 1,
    mayCancel: mayChange,
    payer: isActive || signUp.status === 'confirmed' ? await readPayer(reading, signUp) : undefined,
    dates:
      course && (mayChange || state === 'over')
        ? await listDatesWithSeats(db, course, mayChange ? signUp.seats : 1, today(reading))
        : [],
    formTitle: isActive ? applicationFormOf(type)?.title : undefined,
    afterwards: state === 'over' && signUp.status === 'confirmed' && type ? afterwardsOf(signUp, type) : undefined,
    feedback: mayGiveFeedback(signUp, today(reading)) ? { given: await findFeedback(db, signUp.id) } : undefined,
    payment: state === 'confirmed' ? paymentOf(signUp, course?.price ?? '', company) : undefined,
    act: act && {
      verb: act.verb,
      until: undoDeadline({ now: () => Temporal.Instant.from(act.at), actor: APPLICANT }),
    },
  };
}

async function readPayer({ db }: Reading, signUp: SignUpRecord): Promise<OwnSignUp['payer']> {
  const payer = await findPayer(db, signUp);
  return { ...payer, gaps: payerGaps(payer, signUp.applicant), moved: await findMovedNumbers(db, signUp.id) };
}

function afterwardsOf({ courseDate, courseDateTo }: SignUpRecord, type: CourseType): Afterwards {
  return { document: type.document, repeatBy: repetitionDay(type, courseDateTo ?? courseDate) };
}

/** When and where the course is: as the sign-up stores it, and the rest from the course while it exists. */
function factsOf(signUp: SignUpRecord, course: CourseRecord | undefined): OwnCourse {
  const { courseDate: date, courseDateTo: dateTo, courseCity: city } = signUp;
  return {
    date,
    dateTo,
    city,
    hours: course ? hoursOf(course) : '',
    place: course?.place ?? '',
    price: course?.price ?? '',
    invitation: course?.invitation ?? '',
  };
}

/** The place of a waiting sign-up in the queue of its course, from 1; undefined if it will get no automatic offer. */
async function findPlace({ db }: Reading, { id, courseId }: SignUpRecord): Promise<number | undefined> {
  if (courseId === null) return undefined;
  const queue = (await listQueue(db, courseId)).filter(({ lastOffer }) => isStillQueued(lastOffer));
  return queue.findIndex((waiting) => waiting.id === id) + 1 || undefined;
}
