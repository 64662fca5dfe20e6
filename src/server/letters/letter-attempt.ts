import { OUTBOX } from '#domain/actor.ts';
import { minutesInOutage, minutesToNextAttempt } from '#domain/letters/letter.ts';
import {
  isServerTrouble,
  type LetterTrouble,
  letterTrouble,
  type SendingError,
} from '#domain/letters/letter-trouble.ts';
import type { App } from '#server/app.ts';
import { instant } from '#server/clock.ts';
import type { LetterRow } from '#server/db/tables.ts';
import { findSender, letterDocument } from './letter-document.ts';
import { endOutage, noteOutage } from './mail-outage.ts';
import type { Mailer } from './mailer.ts';
import { letterReplyTo } from './texts/letters.ts';

/** A sender holds a letter this long; a process that dies with it leaves it to the next. */
const LEASE = { minutes: 5 };
/** Well below the lease, and longer than a slow server needs: its timeouts speak of silence only. */
const ATTEMPT_MILLISECONDS = 90_000;

/** Takes the letter for an attempt; undefined when another sender was quicker, on this node or another. */
export async function takeLetter(app: App, letter: LetterRow): Promise<LetterRow | undefined> {
  const taken = { dueAt: instant(app, LEASE), attempts: letter.attempts + 1, cause: null };
  const { numUpdatedRows } = await app.change(OUTBOX, ({ db }) =>
    db
      .updateTable('letter')
      .set(taken)
      .where('id', '=', letter.id)
      .where('status', '=', 'waiting')
      .where('attempts', '=', letter.attempts)
      .where('dueAt', '=', letter.dueAt)
      .executeTakeFirstOrThrow(),
  );
  return numUpdatedRows === 0n ? undefined : { ...letter, ...taken };
}

/** One attempt to send a letter that was taken, and the note of how it went. Throws only when the note fails. */
export async function attemptLetter(app: App, mailer: Mailer, letter: LetterRow): Promise<void> {
  const begunAt = instant(app);
  let message: Parameters<Mailer['sendMail']>[0];
  try {
    message = await messageOf(app, letter);
  } catch (error) {
    app.log.error({ err: error, letter: letter.id }, 'letter cannot be written');
    return noteFailure(app, letter, { trouble: 'unwritable', isFinal: false, lastError: words(error) });
  }
  try {
    await mailer.sendMail({ ...message, signal: AbortSignal.timeout(ATTEMPT_MILLISECONDS) });
  } catch (error) {
    const { trouble, isFinal } = letterTrouble(error as SendingError);
    const isOwn = trouble === 'unreachable' && (await hasLetterLeftSince(app, begunAt));
    return noteFailure(app, letter, { trouble: isOwn ? 'silent' : trouble, isFinal, lastError: words(error) });
  }
  const wasOutage = await app.change(OUTBOX, async (change) => {
    await change.db
      .updateTable('letter')
      .set({ status: 'sent', sentAt: instant(app), cause: null, lastError: null })
      .where('id', '=', letter.id)
      .execute();
    change.record({ noun: 'letter', id: letter.id, verb: 'sent' });
    return endOutage(change);
  });
  if (wasOutage) await sayItIsOver(app);
}

/** A server that fell silent while another letter got through serves us: the silence is about the one letter. */
async function hasLetterLeftSince(app: App, moment: string): Promise<boolean> {
  const other = await app.db.selectFrom('letter').select('id').where('sentAt', '>', moment).executeTakeFirst();
  return other !== undefined;
}

async function messageOf(app: App, letter: LetterRow): Promise<Parameters<Mailer['sendMail']>[0]> {
  const { company } = await findSender(app);
  const { html, text, calendar, messageId } = await letterDocument(app, letter);
  return {
    from: app.config.mailFrom,
    replyTo:
      letterReplyTo(letter.kind, JSON.parse(letter.facts)) ??
      (company.addresses[letter.contactRequestId ? 'contact' : 'courses'] || company.email || undefined),
    to: { name: '', address: letter.recipient },
    subject: letter.subject,
    text,
    html,
    messageId,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    icalEvent: calendar && { method: calendar.method, filename: 'kurz.ics', content: calendar.content },
  };
}

interface Failure {
  trouble: LetterTrouble;
  isFinal: boolean;
  lastError: string;
}

async function noteFailure(app: App, letter: LetterRow, { trouble, isFinal, lastError }: Failure): Promise<void> {
  const isServers = isServerTrouble(trouble);
  const refusals = isServers ? letter.refusals : letter.refusals + 1;
  const minutes = isServers ? minutesInOutage(letter.attempts) : isFinal ? undefined : minutesToNextAttempt(refusals);
  const { numUpdatedRows } = await app.change(OUTBOX, ({ db }) =>
    db
      .updateTable('letter')
      .set({
        status: minutes === undefined ? 'failed' : 'waiting',
        dueAt: instant(app, { minutes: minutes ?? 0 }),
        cause: trouble,
        refusals,
        lastError,
      })
      .where('id', '=', letter.id)
      // a sender that fails after its lease ran out has no say over the next one's success
      .where('attempts', '=', letter.attempts)
      .where('status', '=', 'waiting')
      .executeTakeFirstOrThrow(),
  );
  if (numUpdatedRows === 0n) return;
  // after the letter's own note, or an end of the outage in between would miss it
  if (isServers) return noteOutage(app, trouble);
  app.log.warn({ letter: letter.id, attempts: letter.attempts, trouble }, 'letter not sent');
  const wasAnswered = trouble !== 'unwritable' && trouble !== 'silent';
  if (wasAnswered && (await app.change(OUTBOX, endOutage))) await sayItIsOver(app);
}

async function sayItIsOver(app: App): Promise<void> {
  app.log.info('letters leave again');
  await app.change(OUTBOX, async (change) => change.announce('letters'));
}

/** What the server said, else what our own side says. */
function words(error: unknown): string {
  const { response, message = String(error) } = error as Partial<SendingError>;
  return (response || message).slice(0, 500);
}
