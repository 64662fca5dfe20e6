import { OUTBOX } from '#domain/actor.ts';
import { type EmailTrouble, emailTrouble, isServerTrouble, type SendingError } from '#domain/emails/email-trouble.ts';
import { visibleText } from '#domain/invisible-characters.ts';
import type { App } from '#server/app.ts';
import type { Change } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import type { EmailRow } from '#server/db/tables.ts';
import type { JobResult, LeasedJob } from '#server/jobs/job-lease.ts';
import { DamagedFile, intact } from '#server/stored-files/file-sum.ts';
import { noteRetried } from './bounced-mailboxes.ts';
import { listAttachments } from './email-attachments.ts';
import { type Failure, noteFailure } from './email-failure.ts';
import { messageOf, type OutgoingEmail } from './email-message.ts';
import { holdOrDropOldEmail } from './held-emails.ts';
import { endOutage, noteOutage } from './mail-outage.ts';

/** Limits the whole attempt to less than a job's lease; the SMTP client's own timeouts limit silence only. */
const ATTEMPT_MILLISECONDS = 90_000;

/** Attempts to send an email and records the result. Throws only when recording fails. */
export async function sendEmail(app: App, job: LeasedJob): Promise<JobResult> {
  const { mailer, config } = app;
  if (!mailer) throw new Error('there is no mail server to send emails by');
  const begun = await app.change(OUTBOX, (change) => beginAttempt(change, job));
  if (!begun || 'again' in begun) return begun ?? 'done';
  const email = begun;
  try {
    await Promise.all(email.attachments.map(intact));
    const signal = AbortSignal.timeout(ATTEMPT_MILLISECONDS);
    await mailer.sendMail({ ...messageOf(email, config.mailFrom), signal });
  } catch (error) {
    return noteTrouble(app, email, await failureOf(app, error as SendingError, email));
  }
  const wasOutage = await app.change(OUTBOX, (change) => noteSent(change, email));
  if (wasOutage) app.log.info('emails leave again');
  return 'done';
}

/**
 * The email to send; undefined if it is no longer waiting or is too old to be sent without a staff decision, or the
 * time of the next check if an earlier email to the same recipient about the same thing is still unsent.
 */
async function beginAttempt(
  change: Change,
  { key: id, dueAt }: LeasedJob,
): Promise<OutgoingEmail | { again: string } | undefined> {
  const { db } = change;
  await change.lock('email', id);
  const email = await db
    .selectFrom('email')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .executeTakeFirst();
  if (!email || (await holdOrDropOldEmail(change, email, dueAt))) return undefined;
  const earlier = await findEarlierWaiting(change, email);
  if (earlier) {
    const soon = instant(change, { seconds: ORDER_SECONDS });
    return { again: [earlier.dueAt, soon].toSorted().at(-1) as string };
  }
  const { attempts, refusals } = await db
    .insertInto('emailSending')
    .values({ emailId: id, attempts: 1, refusals: 0, cause: null, lastError: null })
    .onConflict((conflict) =>
      conflict.column('emailId').doUpdateSet(({ eb }) => ({ attempts: eb('emailSending.attempts', '+', 1) })),
    )
    .returning(['attempts', 'refusals'])
    .executeTakeFirstOrThrow();
  return { ...email, attempts, refusals, attachments: await listAttachments(db, id) };
}

/** How soon to check again whether the earlier email, which is being sent now, has been sent. */
const ORDER_SECONDS = 5;

/** Emails of one change have no order among themselves. */
function findEarlierWaiting({ db }: Change, { aboutNoun, aboutId, recipient, createdAt }: EmailRow) {
  return db
    .selectFrom('email')
    .innerJoin('job', (join) => join.onRef('job.key', '=', 'email.id').on('job.kind', '=', 'email'))
    .select('dueAt')
    .where('aboutNoun', '=', aboutNoun)
    .where('aboutId', '=', aboutId)
    .where('recipient', '=', recipient)
    .where('status', '=', 'waiting')
    .where('email.createdAt', '<', createdAt)
    .orderBy('dueAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}

async function noteSent(change: Change, { id, recipient }: OutgoingEmail): Promise<boolean> {
  await change.db
    .updateTable('email')
    .set({ status: 'sent', sentAt: instant(change) })
    .where('id', '=', id)
    .execute();
  await change.db
    .updateTable('emailSending')
    .set({ cause: null, lastError: null })
    .where('emailId', '=', id)
    .execute();
  change.record({ noun: 'email', id, verb: 'sent' });
  await noteRetried(change, recipient);
  return endOutage(change);
}

async function failureOf(app: App, error: SendingError, email: OutgoingEmail): Promise<Failure> {
  const lastError = errorText(error);
  if (error instanceof DamagedFile) return { trouble: 'damaged-file', isFinal: true, lastError };
  const { trouble, isFinal } = emailTrouble(error);
  const isOwn = trouble === 'unreachable' && (await hasSentAnotherLately(app, email));
  return { trouble: isOwn ? 'silent' : trouble, isFinal, lastError };
}

/**
 * If the server has sent another email within the last hour and since this one was written, its silence or hang-up
 * concerns this email only: it is no outage, and the email is given up in the end.
 */
async function hasSentAnotherLately(app: App, { createdAt }: OutgoingEmail): Promise<boolean> {
  const anHourAgo = instant(app, { hours: -1 });
  const since = createdAt > anHourAgo ? createdAt : anHourAgo;
  const other = await app.db.selectFrom('email').select('id').where('sentAt', '>', since).executeTakeFirst();
  return other !== undefined;
}

async function noteTrouble(app: App, email: OutgoingEmail, failure: Failure): Promise<JobResult> {
  const { trouble } = failure;
  const result = await app.change(OUTBOX, (change) => noteFailure(change, email, failure));
  if (result === 'overtaken') return 'done';
  // after the email's own failure is recorded, so that an end of the outage in between retries it too
  if (isServerTrouble(trouble)) await noteOutage(app, trouble);
  else app.log.warn({ email: email.id, attempts: email.attempts, trouble }, 'email not sent');
  const wasAnswered = !isServerTrouble(trouble) && !UNANSWERED.includes(trouble);
  if (wasAnswered && (await app.change(OUTBOX, endOutage))) app.log.info('emails leave again');
  return result;
}

/** Failures without a response from the mail server. */
const UNANSWERED: readonly EmailTrouble[] = ['damaged-file', 'silent'];

/** The server's response, or else our own error message. */
function errorText({ response, message }: SendingError): string {
  return visibleText((response || message).slice(0, 500));
}
