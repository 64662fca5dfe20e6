import type { Feedback } from '#domain/feedback/feedback.ts';

/** The applicant's answer after the course. */
export interface FeedbackTable extends Feedback {
  signUpId: string;
}
