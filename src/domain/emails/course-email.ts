import type { EmailKind, EmailStatus } from './email.ts';

/** An email about a sign-up, as the page of its course lists it. Instants are ISO in UTC. */
export interface CourseEmail {
  id: string;
  signUpId: string;
  kind: EmailKind;
  recipient: string;
  status: EmailStatus;
  createdAt: string;
}
