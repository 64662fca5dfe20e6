import type { ClientRecordNoun } from '#domain/clients/client.ts';
import { idsOf } from '#domain/record-id.ts';
import type { Change } from '#server/change.ts';
import { eraseUnusedEnclosures } from '#server/emails/email-attachments.ts';
import { eraseHistory } from '#server/events/erasing.ts';
import { eraseNotes } from '#server/notes/notes.ts';

/** Erases locked records with their history, their emails in any state, notes and submission records. */
export async function eraseRecords(change: Change, noun: ClientRecordNoun, ids: string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { db } = change;
  const emails = db.selectFrom('email').select('id').where('aboutNoun', '=', noun).where('aboutId', 'in', ids);
  await eraseEmails(change, idsOf(await emails.execute()));
  await eraseHistory(change, noun, ids);
  await db.deleteFrom('submission').where('subjectId', 'in', ids).execute();
  if (noun === 'contactRequest') await eraseNotes(change, noun, ids);
  if (noun === 'signUp') await freeSeats(change, ids);
  await db.deleteFrom(noun).where('id', 'in', ids).execute();
  return ids.length;
}

async function freeSeats(change: Change, signUpIds: string[]): Promise<void> {
  const signUps = await change.db.selectFrom('signUp').select('courseId').where('id', 'in', signUpIds).execute();
  change.seats(...signUps.map(({ courseId }) => courseId));
}

/** Erases locked emails with their history. */
export async function eraseEmails(change: Change, ids: string[]): Promise<number> {
  if (ids.length === 0) return 0;
  await eraseHistory(change, 'email', ids);
  await change.db.deleteFrom('email').where('id', 'in', ids).execute();
  await eraseUnusedEnclosures(change);
  return ids.length;
}
