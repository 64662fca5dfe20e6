/** A caller's key, with what was asked under it and answered. */
export interface IdempotencyKeyTable {
  keyHash: string;
  requestHash: string;
  /** JSON */
  answer: string;
  receivedAt: string;
}

/** What was submitted within the last hour, so that the same once more is known again. */
export interface SubmissionTable {
  fingerprint: string;
  /** The sign-up or the contact request it became. */
  subjectId: string;
  receivedAt: string;
}
