import type { Generated } from 'kysely';
import type { Applicant, Consent, SignUpChannel, SignUpStatus } from '#domain/sign-ups/sign-up.ts';
import type { UploadCaution } from '#domain/upload-caution.ts';
import type { OfClient } from './clients.ts';

export interface SignUpTable extends OfClient {
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
}

/** Every number given, also of sign-ups that are erased by now. */
export interface SignUpNumberTable {
  number: Generated<number>;
}

export interface SignUpFileTable {
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
}
