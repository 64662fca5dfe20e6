import type { ClientRecordNoun } from '#domain/clients/client.ts';
import { EMAIL_STATUS_LABELS, OFFICE_EMAIL_KINDS } from '#domain/emails/email.ts';
import { actorLabel, eventLabel } from '#domain/events/history.ts';
import { type ErasurePlan, erasedIds } from '#domain/personal-data/erasure-plan.ts';
import type { ExportedEmail, ExportedThing } from '#domain/personal-data/exported-thing.ts';
import type { Trace } from '#domain/personal-data/trace.ts';
import { idsOf } from '#domain/record-id.ts';
import type { Change } from '#server/change.ts';
import type { Db } from '#server/db/database.ts';
import { eraseUnusedEnclosures } from '#server/emails/email-attachments.ts';
import { eraseHistory } from '#server/events/erasing.ts';
import { listEvents } from '#server/events/events.ts';
import { eraseNotes } from '#server/notes/notes.ts';
import type { EmailQuery, Retention } from './personal-data.ts';

/** What is common to the records that people submit. */
export function submittedRecords(noun: ClientRecordNoun) {
  return {
    emails: emailsAbout(noun),
    listHistory: (db: Db, { id }: Trace) => listHistory(db, { noun, id }),
    lock: { table: noun, id: 'id' },
    async erase(change: Change, { erasures }: ErasurePlan) {
      const deleted = erasures.filter(({ method }) => method === 'delete');
      await eraseRecords(change, noun, erasedIds(deleted, noun));
    },
    retention: {
      things: (db) => db.selectFrom(noun).select(['id', 'receivedAt as since']),
      since: 'instant',
      lock: noun,
      rowsPerChange: 50,
      erase: (change, ids) => eraseRecords(change, noun, ids),
    } satisfies Retention,
  } as const;
}

export function emailsAbout(noun: ClientRecordNoun) {
  return (db: Db, ids: readonly string[]) =>
    db.selectFrom('email').where('aboutNoun', '=', noun).where('aboutId', 'in', ids);
}

/** Erases locked records with their history, their emails in any state, notes and submission records. */
export async function eraseRecords(change: Change, noun: ClientRecordNoun, ids: string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { db } = change;
  await eraseEmails(change, idsOf(await emailsAbout(noun)(db, ids).select('id').execute()));
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

/** Emails to the person; emails to the office only repeat their content. */
export async function listExportedEmails(emails: EmailQuery): Promise<ExportedEmail[]> {
  const rows = await emails
    .select(['subject', 'recipient', 'status', 'sentAt', 'text'])
    .where('kind', 'not in', OFFICE_EMAIL_KINDS)
    .orderBy('createdAt')
    .execute();
  return rows.map((row) => ({ ...row, status: EMAIL_STATUS_LABELS[row.status], sentAt: row.sentAt ?? '' }));
}

async function listHistory(db: Db, about: { noun: ClientRecordNoun; id: string }): Promise<ExportedThing['history']> {
  const events = await listEvents(db, about);
  return events.map((event) => {
    const who = actorLabel({ ...event.actor, name: '' });
    return { at: event.at, what: eventLabel(event), who };
  });
}
