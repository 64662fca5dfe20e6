import type { LetterKind, LetterStatus } from './letter.ts';

/** A letter about a sign-up, as the page of its course lists it. Instants are ISO in UTC. */
export interface CourseLetter {
  id: string;
  signUpId: string;
  kind: LetterKind;
  recipient: string;
  status: LetterStatus;
  createdAt: string;
}
