/** What was submitted within the last hour, so that the same once more is known again. */
export interface SubmissionTable {
  fingerprint: string;
  /** The sign-up or the contact request it became. */
  subjectId: string;
  receivedAt: string;
}
