import { APPLICANT } from '#domain/actor.ts';
import type { SeatOffer } from '#domain/seat-offers/seat-offer.ts';
import type { App } from '#server/app.ts';
import { endOfferInTime } from '#server/seat-offers/end-offer.ts';
import { type AnswerOutcome, answerOffer } from '#server/seat-offers/offer-answers.ts';
import { findOpenOffer } from '#server/seat-offers/seat-offers.ts';

/** The open offer of a sign-up. */
export async function offerTo({ db }: Pick<App, 'db'>, signUpId: string): Promise<SeatOffer> {
  const offer = await findOpenOffer(db, signUpId);
  if (!offer) throw new Error('nothing is offered');
  return offer;
}

/** Answers an offer like the recipient of its email. */
export function answered(
  app: App,
  { signUpId }: Pick<SeatOffer, 'signUpId'>,
  answer: 'accept' | 'decline',
): Promise<AnswerOutcome> {
  return app.change(APPLICANT, (change) => answerOffer(change, signUpId, answer));
}

/** Runs the job at the end of an offer, even if the App has already run it. */
export function atItsEnd(app: App, id: string) {
  return app.change({ kind: 'job', id: 'seat-offer-end' }, (change) => endOfferInTime(change, { key: id }));
}
