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
import { setOldEmailAside } from './held-emails.ts';
import { endOutage, noteOutage } from './mail-outage.ts';

/** Well below a job's lease, and longer than a slow server needs: its timeouts speak of silence only. */
const ATTEMPT_MILLISECONDS = 90_000;

/** One attempt to send an email, and the note of how it went. Throws only when the note fails. */
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
 * The email as it leaves; undefined where it waits no more, or is too old to leave without a word of staff, and a time to look
 * again where an earlier one to the same recipient about the same thing has not left.
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
  if (!email || (await setOldEmailAside(change, email, dueAt))) return undefined;
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

/** So soon it is looked again whether the earlier email, which is being sent now, has left. */
const ORDER_SECONDS = 5;

/** Emails of one change have no order among them. */
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
  const lastError = words(error);
  if (error instanceof DamagedFile) return { trouble: 'damaged-file', isFinal: true, lastError };
  const { trouble, isFinal } = emailTrouble(error);
  const isOwn = trouble === 'unreachable' && (await doOthersLeave(app, email));
  return { trouble: isOwn ? 'silent' : trouble, isFinal, lastError };
}

/**
 * A server that falls silent or hangs up, but has lately taken another email since this one was written, serves us: the
 * trouble is the one email's, which is given up in the end and does not pass for an outage.
 */
async function doOthersLeave(app: App, { createdAt }: OutgoingEmail): Promise<boolean> {
  const lately = instant(app, { hours: -1 });
  const since = createdAt > lately ? createdAt : lately;
  const other = await app.db.selectFrom('email').select('id').where('sentAt', '>', since).executeTakeFirst();
  return other !== undefined;
}

async function noteTrouble(app: App, email: OutgoingEmail, failure: Failure): Promise<JobResult> {
  const { trouble } = failure;
  const result = await app.change(OUTBOX, (change) => noteFailure(change, email, failure));
  if (result === 'overtaken') return 'done';
  // after the email's own note, or an end of the outage in between would miss it
  if (isServerTrouble(trouble)) await noteOutage(app, trouble);
  else app.log.warn({ email: email.id, attempts: email.attempts, trouble }, 'email not sent');
  const wasAnswered = !isServerTrouble(trouble) && !UNANSWERED.includes(trouble);
  if (wasAnswered && (await app.change(OUTBOX, endOutage))) app.log.info('emails leave again');
  return result;
}

/** Of these the mail server has said nothing. */
const UNANSWERED: readonly EmailTrouble[] = ['damaged-file', 'silent'];

/** What the server said, else what our own side says. */
function words({ response, message }: SendingError): string {
  return visibleText((response || message).slice(0, 500));
}
