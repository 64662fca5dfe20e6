import type { SeatOffer } from '#domain/seat-offers/seat-offer.ts';
import type { App } from '#server/app.ts';
import type { Change } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import type { JobResult, LeasedJob } from '#server/jobs/job-lease.ts';
import { endOffer } from './end-offer.ts';
import { findOffer } from './seat-offers.ts';

/** The job at the end of an offer: without an answer in time, the next in the queue get offers in the same change. */
export function endOfferInTime(app: Pick<App, 'change'>, { kind, key: id }: LeasedJob): Promise<JobResult> {
  return app.change({ kind: 'job', id: kind }, async (change): Promise<JobResult> => {
    const unlocked = await findOffer(change.db, id);
    if (!unlocked?.courseId) return 'done';
    await change.lock('course', unlocked.courseId);
    const offer = await findOffer(change.db, id);
    if (offer?.state !== 'open') return 'done';
    return (await expireOffer(change, offer)) ? 'done' : { again: offer.validUntil };
  });
}

/** Ends an open offer whose time is over, under its course's lock; returns whether it did. */
export async function expireOffer(change: Change, offer: SeatOffer): Promise<boolean> {
  if (instant(change) < offer.validUntil) return false;
  await endOffer(change, offer, 'expired');
  return true;
}
