import type { Generated } from 'kysely';
import type { Feedback } from '#domain/feedback/feedback.ts';
import type { PayerRecord } from '#domain/payers/payer.ts';
import type { SeatOffer } from '#domain/seat-offers/seat-offer.ts';
import type { Participant } from '#domain/sign-ups/participant.ts';
import type { SignUp } from '#domain/sign-ups/sign-up.ts';
import type { UploadCaution } from '#domain/upload-caution.ts';
import type { WaitlistEntry } from '#domain/waitlist/waitlist-entry.ts';
import type { FileColumns, WithDefaults } from '../tables.ts';
import type { OfClient } from './clients.ts';

export interface SignUpTables {
  signUp: WithDefaults<Omit<SignUp, 'seats' | 'mayBeSplit'>, 'channel' | 'restorations' | 'calendarSequence'> &
    OfClient & {
      /** JSON: NotifiedCourse */
      lastNotified: string;
      /** 1 where the group may be split. */
      mayBeSplit: Generated<number>;
      /** The submitted text and the course, folded, because neither engine ignores diacritics. */
      searchText: string;
    };

  /** Every number given, also of sign-ups that are erased by now. */
  signUpNumber: {
    number: Generated<number>;
  };

  signUpFile: FileColumns & {
    id: string;
    signUpId: string;
    position: number;
    sizeBytes: number;
    /** The warning shown to staff before they open it; null if there is none. */
    caution: UploadCaution | null;
  };

  participant: WithDefaults<Participant, 'version'>;

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

  waitlistEntry: Omit<WaitlistEntry, 'mayBeSplit'> &
    OfClient & {
      /** 1 where the group may be split. */
      mayBeSplit: number;
      /** The submitted text, folded. */
      searchText: string;
    };
}
