import type { ClientRecordNoun } from '#domain/clients/client.ts';
import { EMAIL_STATUS_LABELS, OFFICE_EMAIL_KINDS } from '#domain/emails/email.ts';
import { actorLabel, eventLabel } from '#domain/events/history.ts';
import { type ErasurePlan, erasedIds } from '#domain/personal-data/erasure-plan.ts';
import type { ExportedEmail, ExportedThing } from '#domain/personal-data/exported-thing.ts';
import type { Trace } from '#domain/personal-data/trace.ts';
import type { Change } from '#server/change.ts';
import type { Db } from '#server/db/database.ts';
import { listEvents } from '#server/events/events.ts';
import { eraseRecords } from './erase-records.ts';
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
