import type { SignUpState } from './sign-up.ts';

/** Somebody with a confirmed place on a course, or those of one sign-up who have no name yet. */
export interface CourseParticipant {
  /** The participant's, or the sign-up's where the line stands for several seats. */
  id: string;
  /** Null for seats nobody has been named for. */
  name: string | null;
  /** False for seats nobody has been named for. */
  hasBirthDate: boolean;
  /** How many seats the line stands for. */
  seats: number;
  signUpId: string;
  /** Empty for somebody who signed up for themselves. */
  companyName: string;
  state: SignUpState;
}
