import type { SignUpState } from './sign-up.ts';

/** A participant with a confirmed seat on a course, or all unnamed seats of one sign-up. */
export interface CourseParticipant {
  /** The participant's, or the sign-up's where the row is for several seats. */
  id: string;
  /** Null for unnamed seats. */
  name: string | null;
  /** False for unnamed seats. */
  hasBirthDate: boolean;
  /** How many seats the row is for. */
  seats: number;
  signUpId: string;
  /** Empty for somebody who signed up for themselves. */
  companyName: string;
  state: SignUpState;
}
