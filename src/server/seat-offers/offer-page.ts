import { isOnOffer } from '#domain/courses/course-access.ts';
import { type OfferStage, offerStage } from '#domain/seat-offers/offer-stage.ts';
import type { SeatOffer } from '#domain/seat-offers/seat-offer.ts';
import type { SignUp } from '#domain/sign-ups/sign-up.ts';
import { instant, type Reading } from '#server/clock.ts';
import { findEntryState } from '#server/waitlist/waitlist-list.ts';

/** What a visitor with an offer's link sees: the course, but not who the offer is for. */
export interface OfferPage
  extends Pick<SeatOffer, 'seats' | 'validUntil' | 'endedAt'>,
    Pick<SignUp, 'courseName' | 'courseDate' | 'courseDateTo' | 'courseCity'> {
  stage: OfferStage;
  /** The offer was made to a waitlist entry. */
  isRequestedDate: boolean;
  /** The applicant waits for another date now. */
  isWaitlistedAgain: boolean;
  /** Empty once the course is deleted. */
  image: string;
  place: string;
  price: string;
}

export async function findOfferPage(app: Reading, id: string): Promise<OfferPage | undefined> {
  const row = await app.db
    .selectFrom('seatOffer')
    .innerJoin('signUp', 'signUp.id', 'seatOffer.signUpId')
    .leftJoin('course', 'course.id', 'seatOffer.courseId')
    .select(['state', 'seats', 'validUntil', 'endedAt', 'wrongCodes', 'signUp.status as signUpStatus'])
    .select(['courseName', 'courseDate', 'courseDateTo', 'courseCity', 'waitlistEntryId'])
    .select(['course.status as courseStatus', 'isPrivate', 'course.cancelledAt as courseCancelledAt'])
    .select(['image', 'place', 'price'])
    .where('seatOffer.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { state, wrongCodes, signUpStatus, waitlistEntryId, image, place, price, ...rest } = row;
  const isRequestedDate = waitlistEntryId !== null;
  const { courseStatus, isPrivate, courseCancelledAt, ...offer } = rest;
  const isCourseOnOffer =
    courseStatus !== null &&
    isOnOffer({ status: courseStatus, isPrivate: isPrivate === 1, cancelledAt: courseCancelledAt });
  const stage = offerStage({ ...offer, state, wrongCodes, signUpStatus, isCourseOnOffer }, instant(app));
  const isWaitlistedAgain =
    waitlistEntryId !== null && (await findEntryState(app.db, { id: waitlistEntryId })).state === 'waiting';
  return {
    ...offer,
    stage,
    isRequestedDate,
    isWaitlistedAgain,
    image: image ?? '',
    place: place ?? '',
    price: price ?? '',
  };
}
