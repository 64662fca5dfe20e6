import { SEAT_OFFER } from '#domain/actor.ts';
import type { App } from '#server/app.ts';
import type { LeasedJob } from '#server/jobs/job-lease.ts';
import { type AnswerOutcome, answerOffer } from '#server/seat-offers/offer-answers.ts';
import { endOfferInTime } from '#server/seat-offers/offer-end.ts';
import { findOpenOffer } from '#server/seat-offers/seat-offers.ts';

/** The open offer of a sign-up with the code from its email. */
export async function offerTo(app: Pick<App, 'db'>, signUpId: string): Promise<{ id: string; code: string }> {
  const offer = await findOfferWithCode(app, signUpId);
  if (!offer) throw new Error('nothing is offered');
  return offer;
}

/** The same; undefined where nothing is offered, and where the email was erased with a company's contact. */
export async function findOfferWithCode(
  { db }: Pick<App, 'db'>,
  signUpId: string,
): Promise<{ id: string; code: string } | undefined> {
  const offer = await findOpenOffer(db, signUpId);
  const emails = await db
    .selectFrom('email')
    .select('text')
    .where('aboutId', '=', signUpId)
    .where('kind', '=', 'seatOffered')
    .execute();
  const email = emails.find(({ text }) => text.includes(`/ponuka-miesta/${offer?.id}`));
  const code = /Kód na odpoveď: (\d{3})\s(\d{3})/.exec(email?.text ?? '')?.slice(1);
  return offer && code && { id: offer.id, code: code.join('') };
}

/** Answers an offer like the recipient of its email. */
export function answered(
  app: App,
  { id, code }: { id: string; code: string },
  answer: 'accept' | 'decline',
): Promise<AnswerOutcome> {
  return app.change(SEAT_OFFER, (change) => answerOffer(change, id, { answer, code }));
}

/** Runs the job at the end of an offer, even if the App has already run it. */
export function atItsEnd(app: App, id: string) {
  return endOfferInTime(app, { kind: 'seat-offer-end', key: id } as LeasedJob);
}
