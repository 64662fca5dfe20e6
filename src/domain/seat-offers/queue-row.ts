import type { SignUp } from '#domain/sign-ups/sign-up.ts';
import type { LastOffer } from './seat-offer.ts';

/** A sign-up in the queue of its course, as staff see it. */
export interface QueueRow
  extends Pick<
    SignUp,
    | 'id'
    | 'applicant'
    | 'firstName'
    | 'lastName'
    | 'companyName'
    | 'email'
    | 'seats'
    | 'mayBeSplit'
    | 'restOfId'
    | 'receivedAt'
  > {
  /** In the queue, from 1. */
  place: number;
  lastOffer: LastOffer | null;
  /** „potrebuje 5, voľné 3“ */
  why: string;
  /** How many seats staff could offer it by hand now; 0 where none. */
  canBeOffered: number;
  /** All its seats are free. */
  fits: boolean;
  /** It gets no automatic offer (`isUpToStaff`). */
  isUpToStaff: boolean;
}
