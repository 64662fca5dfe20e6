import type { Generated } from 'kysely';
import type { Feedback } from '#domain/feedback/feedback.ts';
import type { PayerRecord } from '#domain/payers/payer.ts';
import type { SeatOffer } from '#domain/seat-offers/seat-offer.ts';
import type { Participant } from '#domain/sign-ups/participant.ts';
import type { Applicant, Consent, SignUpChannel, SignUpStatus } from '#domain/sign-ups/sign-up.ts';
import type { UploadCaution } from '#domain/upload-caution.ts';
import type { WaitlistEntry } from '#domain/waitlist/waitlist-entry.ts';
import type { OfClient } from './clients.ts';

export interface SignUpTables {
  signUp: OfClient & {
    id: string;
    number: number;
    courseId: string | null;
    courseName: string;
    courseDate: string;
    courseDateTo: string | null;
    courseCity: string;
    applicant: Applicant;
    firstName: string;
    lastName: string;
    companyName: string;
    numberOfWorkers: string;
    email: string;
    phone: string;
    message: string;
    consent: Consent;
    consentVersion: string | null;
    status: SignUpStatus;
    channel: Generated<SignUpChannel>;
    receivedAt: string;
    reviewedAt: string | null;
    cancelledAt: string | null;
    /** JSON: NotifiedCourse */
    lastNotified: string;
    restoredAt: string | null;
    restorations: Generated<number>;
    /** 1 where the group may be split. */
    mayBeSplit: Generated<number>;
    restOfId: string | null;
    waitlistEntryId: string | null;
    calendarSequence: Generated<number>;
    /** The submitted text and the course, folded, because neither engine ignores diacritics. */
    searchText: string;
  };

  /** Every number given, also of sign-ups that are erased by now. */
  signUpNumber: {
    number: Generated<number>;
  };

  signUpFile: {
    id: string;
    signUpId: string;
    position: number;
    name: string;
    mediaType: string;
    sizeBytes: number;
    sha256: string;
    bytes: Uint8Array;
    /** The warning shown to staff before they open it; null if there is none. */
    caution: UploadCaution | null;
  };

  participant: Omit<Participant, 'version'> & {
    version: Generated<number>;
  };

  /** A long list of people that waits to be imported; `rows` is JSON of what was typed. */
  rosterImport: {
    id: string;
    signUpId: string;
    rows: string;
    createdAt: string;
  };

  /** A link to the page of a sign-up; anyone who has it can use it repeatedly. */
  signUpLink: {
    codeHash: string;
    signUpId: string;
    createdAt: string;
  };

  /** The payer of a sign-up; without a row it is the applicant. */
  payer: PayerRecord & {
    signUpId: string;
  };

  /** The applicant's answer after the course. */
  feedback: Feedback & {
    signUpId: string;
  };

  /** At most one of a sign-up is open. */
  seatOffer: SeatOffer;

  waitlistEntry: Omit<WaitlistEntry, 'mayBeSplit' | 'city'> &
    OfClient & {
      city: string;
      /** 1 where the group may be split. */
      mayBeSplit: number;
      /** The submitted text, folded. */
      searchText: string;
    };
}
