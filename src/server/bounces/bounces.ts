import { type DeliveryReport, deliveryVerdict, REPORTED_DAYS_MAX } from '#domain/bounces/delivery-report.ts';
import type { EmailTrouble } from '#domain/emails/email-trouble.ts';
import { mailboxOf } from '#domain/emails/held-email.ts';
import { isRecordId } from '#domain/record-id.ts';
import type { Change } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import type { EmailRow } from '#server/db/tables.ts';
import { markBounced } from '#server/emails/mailboxes.ts';
import type { ReturnedMessage } from './returned-message.ts';

/** Whether the message was about an email of ours. */
export type NotedReport = 'bounced' | 'delayed' | 'nothing' | 'not-ours';

type SentEmail = Pick<EmailRow, 'id' | 'status' | 'recipient'>;

/** The email a report is about, locked, and the report for its recipient. */
interface Reported {
  email: SentEmail;
  report: DeliveryReport;
  /** Whether it contains the email's Message-ID. Without it, anyone who guesses the subject may have written it. */
  isProven: boolean;
}

/**
 * Records what a mail server reports about one of our emails: a bounced one is returned to staff, a delayed one is only
 * marked. A repeated report, or one about an email that was never sent, changes nothing. A report without the email's
 * Message-ID is shown to staff as a suspicion, and no emails are held because of it.
 */
export async function noteReturned(change: Change, message: ReturnedMessage): Promise<NotedReport> {
  const reported = await findReported(change, message);
  if (!reported) return 'not-ours';
  const { email, report, isProven } = reported;
  const verdict = deliveryVerdict(report);
  const mayHaveArrived = email.status === 'sent' || (isProven && (await isSuspected(change, email)));
  if (verdict.outcome === 'nothing' || !mayHaveArrived) return 'nothing';
  const lastError = [report.status, report.diagnostic].filter(Boolean).join(' ');
  if (verdict.outcome === 'delayed') {
    const isNew = await noteCause(change, email, message, { cause: 'postponed', lastError });
    if (!isNew) return 'nothing';
    change.record({ noun: 'email', id: email.id, verb: 'delayed' });
    return 'delayed';
  }
  const cause = isProven ? verdict.cause : 'unproven';
  if (!(await noteCause(change, email, message, { cause, lastError }))) return 'nothing';
  await change.db.updateTable('email').set({ status: 'bounced' }).where('id', '=', email.id).execute();
  if (isProven) await markBounced(change, email);
  change.record({ noun: 'email', id: email.id, verb: 'bounced', after: { cause } });
  return 'bounced';
}

async function isSuspected({ db }: Change, { id, status }: SentEmail): Promise<boolean> {
  if (status !== 'bounced') return false;
  const sending = db.selectFrom('emailSending').select('cause').where('emailId', '=', id);
  return (await sending.executeTakeFirst())?.cause === 'unproven';
}

/** Returns whether this report is new for this email. */
async function noteCause(
  change: Change,
  { id: emailId }: SentEmail,
  { hash: reportHash }: ReturnedMessage,
  noted: { cause: EmailTrouble; lastError: string },
): Promise<boolean> {
  const { db } = change;
  const sending = db.selectFrom('emailSending').select('cause').where('emailId', '=', emailId);
  // a server may report a delay every few hours
  if (noted.cause === 'postponed' && (await sending.executeTakeFirst())?.cause === 'postponed') return false;
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('bounceReport')
    .values({ emailId, reportHash, notedAt: instant(change) })
    .onConflict((conflict) => conflict.columns(['emailId', 'reportHash']).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return false;
  await db
    .insertInto('emailSending')
    .values({ emailId, attempts: 1, refusals: 0, ...noted })
    .onConflict((conflict) => conflict.column('emailId').doUpdateSet(noted))
    .execute();
  return true;
}

async function findReported(
  change: Change,
  { messageIds, reports, subject }: ReturnedMessage,
): Promise<Reported | undefined> {
  for (const messageId of messageIds) {
    const email = await findByMessageId(change, messageId);
    // a forwarded email is reported with its last address
    const report =
      email && (reports.find(({ recipient }) => isSameMailbox(recipient, email.recipient)) ?? reports[0]);
    if (report) return { email, report, isProven: true };
  }
  for (const report of reports) {
    const email = subject && (await findByRecipient(change, report.recipient, subject));
    if (email) return { email, report, isProven: false };
  }
  return undefined;
}

/** Our Message-IDs are the email's id at the site's host (`email-message.ts`). */
async function findByMessageId(change: Change, messageId: string): Promise<SentEmail | undefined> {
  const [, id = '', host = ''] = /^<([^@<>]{1,120})@([^@<>]{1,255})>$/.exec(messageId) ?? [];
  if (!isRecordId(id)) return undefined;
  await change.lock('email', id);
  const email = await change.db
    .selectFrom('email')
    .select(['id', 'status', 'recipient', 'siteUrl'])
    .where('id', '=', id)
    .where('sentAt', 'is not', null)
    .executeTakeFirst();
  return email && new URL(email.siteUrl).hostname === host.toLowerCase() ? email : undefined;
}

/** For a report that does not identify the email: the last one to this mailbox with this subject. */
async function findByRecipient(change: Change, recipient: string, subject: string): Promise<SentEmail | undefined> {
  const emails = await change.db
    .selectFrom('email')
    .select(['id', 'recipient'])
    .where('sentAt', '>', instant(change, { hours: -24 * REPORTED_DAYS_MAX }))
    .where('subject', '=', subject)
    .orderBy('sentAt', 'desc')
    .execute();
  const id = emails.find((email) => isSameMailbox(email.recipient, recipient))?.id;
  if (!id) return undefined;
  await change.lock('email', id);
  return change.db.selectFrom('email').select(['id', 'status', 'recipient']).where('id', '=', id).executeTakeFirst();
}

function isSameMailbox(address: string, other: string): boolean {
  return mailboxOf(address) === mailboxOf(other);
}
