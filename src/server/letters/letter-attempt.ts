import { OUTBOX } from '#domain/actor.ts';
import { visibleText } from '#domain/invisible-characters.ts';
import {
  isServerTrouble,
  type LetterTrouble,
  letterTrouble,
  type SendingError,
} from '#domain/letters/letter-trouble.ts';
import type { App } from '#server/app.ts';
import type { Change } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import type { LetterRow } from '#server/db/tables.ts';
import type { JobResult, LeasedJob } from '#server/jobs/job-lease.ts';
import { DamagedFile, intact } from '#server/stored-files/file-sum.ts';
import { noteRetried } from './bounced-mailboxes.ts';
import { setOldLetterAside } from './held-letters.ts';
import { listAttachments } from './letter-attachments.ts';
import { type Failure, noteFailure } from './letter-failure.ts';
import { messageOf, type OutgoingLetter } from './letter-message.ts';
import { endOutage, noteOutage } from './mail-outage.ts';

/** Well below a job's lease, and longer than a slow server needs: its timeouts speak of silence only. */
const ATTEMPT_MILLISECONDS = 90_000;

/** One attempt to send a letter, and the note of how it went. Throws only when the note fails. */
export async function sendLetter(app: App, job: LeasedJob): Promise<JobResult> {
  const { mailer, config } = app;
  if (!mailer) throw new Error('there is no mail server to send letters by');
  const begun = await app.change(OUTBOX, (change) => beginAttempt(change, job));
  if (!begun || 'again' in begun) return begun ?? 'done';
  const letter = begun;
  try {
    await Promise.all(letter.attachments.map(intact));
    const signal = AbortSignal.timeout(ATTEMPT_MILLISECONDS);
    await mailer.sendMail({ ...messageOf(letter, config.mailFrom), signal });
  } catch (error) {
    return noteTrouble(app, letter, await failureOf(app, error as SendingError, letter));
  }
  const wasOutage = await app.change(OUTBOX, (change) => noteSent(change, letter));
  if (wasOutage) app.log.info('letters leave again');
  return 'done';
}

/**
 * The letter as it leaves; undefined where it waits no more, or is too old to leave without a word of staff, and a time to look
 * again where an earlier one to the same recipient about the same thing has not left.
 */
async function beginAttempt(
  change: Change,
  { key: id, dueAt }: LeasedJob,
): Promise<OutgoingLetter | { again: string } | undefined> {
  const { db } = change;
  await change.lock('letter', id);
  const letter = await db
    .selectFrom('letter')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .executeTakeFirst();
  if (!letter || (await setOldLetterAside(change, letter, dueAt))) return undefined;
  const earlier = await findEarlierWaiting(change, letter);
  if (earlier) {
    const soon = instant(change, { seconds: ORDER_SECONDS });
    return { again: [earlier.dueAt, soon].toSorted().at(-1) as string };
  }
  const { attempts, refusals } = await db
    .insertInto('letterSending')
    .values({ letterId: id, attempts: 1, refusals: 0, cause: null, lastError: null })
    .onConflict((conflict) =>
      conflict.column('letterId').doUpdateSet(({ eb }) => ({ attempts: eb('letterSending.attempts', '+', 1) })),
    )
    .returning(['attempts', 'refusals'])
    .executeTakeFirstOrThrow();
  return { ...letter, attempts, refusals, attachments: await listAttachments(db, id) };
}

/** So soon it is looked again whether the earlier letter, which is being sent now, has left. */
const ORDER_SECONDS = 5;

/** Letters of one change have no order among them. */
function findEarlierWaiting({ db }: Change, { aboutNoun, aboutId, recipient, createdAt }: LetterRow) {
  return db
    .selectFrom('letter')
    .innerJoin('job', (join) => join.onRef('job.key', '=', 'letter.id').on('job.kind', '=', 'letter'))
    .select('dueAt')
    .where('aboutNoun', '=', aboutNoun)
    .where('aboutId', '=', aboutId)
    .where('recipient', '=', recipient)
    .where('status', '=', 'waiting')
    .where('letter.createdAt', '<', createdAt)
    .orderBy('dueAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}

async function noteSent(change: Change, { id, recipient }: OutgoingLetter): Promise<boolean> {
  await change.db
    .updateTable('letter')
    .set({ status: 'sent', sentAt: instant(change) })
    .where('id', '=', id)
    .execute();
  await change.db
    .updateTable('letterSending')
    .set({ cause: null, lastError: null })
    .where('letterId', '=', id)
    .execute();
  change.record({ noun: 'letter', id, verb: 'sent' });
  await noteRetried(change, recipient);
  return endOutage(change);
}

async function failureOf(app: App, error: SendingError, letter: OutgoingLetter): Promise<Failure> {
  const lastError = words(error);
  if (error instanceof DamagedFile) return { trouble: 'damaged-file', isFinal: true, lastError };
  const { trouble, isFinal } = letterTrouble(error);
  const isOwn = trouble === 'unreachable' && (await doOthersLeave(app, letter));
  return { trouble: isOwn ? 'silent' : trouble, isFinal, lastError };
}

/**
 * A server that falls silent or hangs up, but has lately taken another letter since this one was written, serves us: the
 * trouble is the one letter's, which is given up in the end and does not pass for an outage.
 */
async function doOthersLeave(app: App, { createdAt }: OutgoingLetter): Promise<boolean> {
  const lately = instant(app, { hours: -1 });
  const since = createdAt > lately ? createdAt : lately;
  const other = await app.db.selectFrom('letter').select('id').where('sentAt', '>', since).executeTakeFirst();
  return other !== undefined;
}

async function noteTrouble(app: App, letter: OutgoingLetter, failure: Failure): Promise<JobResult> {
  const { trouble } = failure;
  const result = await app.change(OUTBOX, (change) => noteFailure(change, letter, failure));
  if (result === 'overtaken') return 'done';
  // after the letter's own note, or an end of the outage in between would miss it
  if (isServerTrouble(trouble)) await noteOutage(app, trouble);
  else app.log.warn({ letter: letter.id, attempts: letter.attempts, trouble }, 'letter not sent');
  const wasAnswered = !isServerTrouble(trouble) && !UNANSWERED.includes(trouble);
  if (wasAnswered && (await app.change(OUTBOX, endOutage))) app.log.info('letters leave again');
  return result;
}

/** Of these the mail server has said nothing. */
const UNANSWERED: readonly LetterTrouble[] = ['damaged-file', 'silent'];

/** What the server said, else what our own side says. */
function words({ response, message }: SendingError): string {
  return visibleText((response || message).slice(0, 500));
}
