/** What was submitted lately, to recognise the same when it is submitted again. */
export interface SubmissionTable {
  /** Of the sender's key, or of the content where there is none. */
  keyHash: string;
  contentHash: string;
  /** The id of the record it created; empty for a form of the desk that creates none. */
  subjectId: string;
  /** JSON: the response to a form of the desk, once it is known. */
  answer: string | null;
  receivedAt: string;
  /** Until then the same counts as repeated. */
  expiresAt: string;
}
