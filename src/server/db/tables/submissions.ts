/** A caller's key, with the hash of its request and the answer. */
export interface IdempotencyKeyTable {
  keyHash: string;
  requestHash: string;
  /** JSON */
  answer: string;
  receivedAt: string;
}

/** The submissions of the last hour, to recognise repeated ones. */
export interface SubmissionTable {
  fingerprint: string;
  /** The id of the record it created. */
  subjectId: string;
  receivedAt: string;
}
