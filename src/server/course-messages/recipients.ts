import type { Recipient } from '#domain/course-messages/recipient.ts';
import { applicantName } from '#domain/sign-ups/sign-up.ts';
import type { Reading } from '#server/clock.ts';
import { bouncedAmong } from '#server/emails/mailboxes.ts';
import { listActiveSignUps } from '#server/sign-ups/affected-sign-ups.ts';

/** The applicants of a course to choose recipients from: those with seats, then those who wait. */
export async function listRecipients(app: Reading, courseId: string): Promise<Recipient[]> {
  const signUps = await listActiveSignUps(app.db, courseId);
  const emails = signUps.map(({ email }) => email).filter(Boolean);
  const bounced = await bouncedAmong(app, emails);
  return signUps.map((signUp) => ({
    id: signUp.id,
    name: applicantName(signUp),
    status: signUp.status === 'waiting' ? 'waiting' : 'confirmed',
    seats: signUp.seats,
    email: signUp.email,
    isBounced: bounced.has(signUp.email),
  }));
}
