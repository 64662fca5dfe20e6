import { EMAIL_STATUS_LABELS, EMAIL_TITLES, type EmailKind } from '#domain/emails/email.ts';
import { actorLabel, eventLabel } from '#domain/events/history.ts';
import type { ExportedEmail, ExportedThing } from '#domain/personal-data/exported-thing.ts';
import type { Trace } from '#domain/personal-data/trace.ts';
import type { Db } from '#server/db/database.ts';
import { listEvents } from '#server/events/events.ts';

/** Things whose emails and history are the person's own; a place is in another person's sign-up. */
const WITH_EMAILS = ['signUp', 'waitlistEntry', 'contactRequest'] as const;

type WithEmails = (typeof WITH_EMAILS)[number];

function hasEmails(trace: Trace): trace is Trace & { noun: WithEmails } {
  return (WITH_EMAILS as readonly string[]).includes(trace.noun);
}

/** Emails to the person; emails to staff only repeat their content. */
export async function listExportedEmails(db: Db, trace: Trace): Promise<ExportedEmail[]> {
  if (!hasEmails(trace) && trace.noun !== 'email') return [];
  const emails = db
    .selectFrom('email')
    .select(['subject', 'recipient', 'status', 'sentAt', 'text'])
    .where('kind', 'not in', TO_STAFF)
    .orderBy('createdAt');
  const own = hasEmails(trace)
    ? emails.where('aboutNoun', '=', trace.noun).where('aboutId', '=', trace.id)
    : emails.where('id', '=', trace.id);
  const rows = await own.execute();
  return rows.map((row) => ({ ...row, status: EMAIL_STATUS_LABELS[row.status], sentAt: row.sentAt ?? '' }));
}

const TO_STAFF = (Object.keys(EMAIL_TITLES) as EmailKind[]).filter((kind) => kind.startsWith('staff'));

export async function listExportedHistory(db: Db, trace: Trace): Promise<ExportedThing['history']> {
  if (!hasEmails(trace)) return [];
  const events = await listEvents(db, trace);
  return events.map((event) => {
    const who = actorLabel({ ...event.actor, name: '' });
    return { at: event.at, what: eventLabel(event), who };
  });
}
