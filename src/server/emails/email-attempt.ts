import { OUTBOX } from '#domain/actor.ts';
import { minutesInOutage, minutesToNextAttempt } from '#domain/emails/email.ts';
import { type EmailTrouble, emailTrouble, isServerTrouble, type SendingError } from '#domain/emails/email-trouble.ts';
import { UNTRIED_DAYS_MAX } from '#domain/emails/held-email.ts';
import { visibleText } from '#domain/invisible-characters.ts';
import { INVITATION_HOURS } from '#domain/staff/staff.ts';
import type { App } from '#server/app.ts';
import type { Change } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import type { EmailRow } from '#server/db/tables.ts';
import type { JobResult, LeasedJob } from '#server/jobs/job-lease.ts';
import { hasRows } from '#server/list-page.ts';
import { DamagedFile, intact } from '#server/stored-files/file-sum.ts';
import { listAttachments } from './email-attachments.ts';
import { messageOf, type OutgoingEmail } from './email-message.ts';
import { endOutage, noteOutage } from './mail-outage.ts';
import { noteRetried } from './mailboxes.ts';

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
  return hasRows(app.db.selectFrom('email').where('sentAt', '>', since));
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

/** Why an attempt failed, with the server's own words; final where another attempt is useless. */
interface Failure {
  trouble: EmailTrouble;
  isFinal: boolean;
  lastError: string;
}

/**
 * Records a failed attempt: the email is retried or given up. An attempt that fails after its lease ran out must not
 * overwrite the success of the next one.
 */
async function noteFailure(
  change: Change,
  email: OutgoingEmail,
  { trouble, isFinal, lastError }: Failure,
): Promise<JobResult | 'overtaken'> {
  const { id, attempts } = email;
  const isServerFault = isServerTrouble(trouble);
  const refusals = isServerFault ? email.refusals : email.refusals + 1;
  const minutes = isServerFault ? minutesInOutage(attempts) : isFinal ? undefined : minutesToNextAttempt(refusals);
  if (await isOvertaken(change, email)) return 'overtaken';
  await change.db
    .updateTable('emailSending')
    .set({ cause: trouble, refusals, lastError })
    .where('emailId', '=', id)
    .execute();
  if (minutes !== undefined) return { again: instant(change, { minutes }) };
  await change.db.updateTable('email').set({ status: 'failed' }).where('id', '=', id).execute();
  change.record({ noun: 'email', id, verb: 'failed', after: { cause: trouble } });
  return 'done';
}

async function isOvertaken(change: Change, { id, attempts }: OutgoingEmail): Promise<boolean> {
  await change.lock('email', id);
  const current = change.db
    .selectFrom('email')
    .innerJoin('emailSending', 'emailSending.emailId', 'email.id')
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .where('attempts', '=', attempts);
  return !(await hasRows(current));
}

/**
 * Holds an email that was due more than three days ago and never attempted, because no mail server was set.
 * `waitingSince` is when it was written or when staff decided to send it. An old email to a member of staff is dropped
 * instead: its content has expired, and staff cannot release it.
 */
async function holdOrDropOldEmail(
  change: Change,
  { id, kind, aboutNoun, createdAt }: Pick<EmailRow, 'id' | 'kind' | 'aboutNoun' | 'createdAt'>,
  waitingSince: string,
): Promise<boolean> {
  if (aboutNoun !== 'staffMember') return holdOldEmail(change, id, waitingSince);
  // it is still true: one that becomes untrue is dropped
  if (kind === 'lecturerInvitation') return false;
  if (createdAt >= instant(change, { hours: -INVITATION_HOURS })) return false;
  await change.db.updateTable('email').set({ status: 'dropped' }).where('id', '=', id).execute();
  change.record({ noun: 'email', id, verb: 'dropped' });
  return true;
}

async function holdOldEmail(change: Change, id: string, waitingSince: string): Promise<boolean> {
  if (waitingSince >= instant(change, { hours: -24 * UNTRIED_DAYS_MAX })) return false;
  const { db } = change;
  if (await hasRows(db.selectFrom('emailSending').where('emailId', '=', id))) return false;
  const heldBecause = 'too-old';
  await db.updateTable('email').set({ status: 'held', heldBecause }).where('id', '=', id).execute();
  change.record({ noun: 'email', id, verb: 'held', after: { heldBecause } });
  return true;
}
