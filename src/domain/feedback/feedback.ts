import type { SignUp } from '#domain/sign-ups/sign-up.ts';
import type { FeedbackFields } from './feedback-fields.ts';

/** The highest answer to „Odporučili by ste nás?“; the lowest is 0. */
export const SCORE_MAX = 10;

/** What an applicant answered after a course. */
export interface Feedback extends FeedbackFields {
  /** ISO, UTC. */
  givenAt: string;
}

/** Who would advise against us, who would not say anything, and who would recommend us: the scores of each, inclusive. */
export const SCORES = { low: [0, 6], middle: [7, 8], high: [9, SCORE_MAX] } as const;

export type FeedbackState = keyof typeof SCORES;

/** An answer in the desk's list. */
export interface ListedFeedback extends Feedback, Pick<SignUp, 'courseName' | 'courseDate' | 'courseCity'> {
  signUpId: string;
  applicantName: string;
}

/** The average answer about courses of a type. */
export interface AverageScore {
  /** Null for courses of no type, and for deleted ones. */
  courseType: string | null;
  average: number;
  count: number;
}
