import { randomUUID } from 'node:crypto';
import { byTimeWritten, type LetterKind, type ListedLetter } from '#domain/letter.ts';
import type { App } from './app.ts';
import { instant } from './clock.ts';
import type { Db } from './db/database.ts';
import { attemptLetter, takeLetter } from './letter-attempt.ts';
import { shownLetter } from './letter-document.ts';
import { CONNECTIONS_MAX } from './mailer.ts';
import type { LetterFacts } from './mails/letter.ts';
import { letterSubject } from './mails/letters.ts';

const POLL_MILLISECONDS = 15_000;

interface NewLetter<Kind extends LetterKind> {
  kind: Kind;
  recipient: string;
  /** What it is about. */
  signUpId?: string;
  contactRequestId?: string;
  facts: LetterFacts[Kind];
}

/** Puts a letter into the outbox, in the transaction that gives the reason to write it. */
export async function enqueueLetter<Kind extends LetterKind>(
  app: App,
  db: Db,
  letter: NewLetter<Kind>,
): Promise<void> {
  await db
    .insertInto('letter')
    .values({
      ...unsentLetter(app),
      kind: letter.kind,
      recipient: letter.recipient,
      subject: letterSubject(letter.kind, letter.facts),
      facts: JSON.stringify(letter.facts),
      signUpId: letter.signUpId ?? null,
      contactRequestId: letter.contactRequestId ?? null,
      originalId: null,
      siteUrl: null,
      html: null,
      text: null,
      calendar: null,
    })
    .execute();
}

/** A letter's own story at its beginning: due at once, never tried. */
export function unsentLetter(app: App) {
  const now = instant(app);
  return {
    id: randomUUID(),
    messageId: null,
    status: 'waiting' as const,
    attempts: 0,
    refusals: 0,
    dueAt: now,
    cause: null,
    lastError: null,
    createdAt: now,
    sentAt: null,
  };
}

/** Sends what is due, now and whenever a letter is announced; answers the function that stops it. */
export function startOutbox(app: App): () => Promise<void> {
  const sender = openSender(app);
  const timer = setInterval(sender.wake, POLL_MILLISECONDS);
  const stopListening = app.changes.listen((topic) => topic === 'letters' && sender.wake());
  sender.wake();
  return async () => {
    clearInterval(timer);
    stopListening();
    await sender.settled();
  };
}

/** Sends every letter that is due; without a mail server they wait. Never throws for a letter that fails. */
export async function sendDueLetters(app: App): Promise<void> {
  const sender = openSender(app);
  sender.wake();
  await sender.settled();
}

/**
 * Sends letters that are due, a few at a time and each on its own: one that stalls holds its place only, and whenever
 * one is done the next begins.
 */
function openSender(app: App) {
  const attempts = new Set<Promise<void>>();
  let round: Promise<void> | undefined;
  let isWokenAgain = false;

  return { wake, settled };

  function wake(): void {
    isWokenAgain = true;
    round ??= beginDueLetters()
      .catch(failed)
      .finally(() => {
        round = undefined;
        if (isWokenAgain) wake();
      });
  }

  /** Waits until nothing is due and nothing under way. */
  async function settled(): Promise<void> {
    while (round || attempts.size > 0) await Promise.race([round, ...attempts].filter(Boolean));
  }

  async function beginDueLetters(): Promise<void> {
    while (isWokenAgain) {
      isWokenAgain = false;
      for (const letter of await listDueLetters(app, CONNECTIONS_MAX - attempts.size)) {
        const taken = await takeLetter(app, letter);
        if (taken) begin(taken);
        // somebody else took it: there may be more than were listed
        else isWokenAgain = true;
      }
    }
  }

  function begin(letter: Awaited<ReturnType<typeof listDueLetters>>[number]): void {
    const { mailer } = app;
    if (!mailer) return;
    const attempt = attemptLetter(app, mailer, letter)
      .catch(failed)
      .finally(() => {
        attempts.delete(attempt);
        wake();
      });
    attempts.add(attempt);
  }

  function failed(error: unknown): void {
    app.log.error({ err: error }, 'outbox failed, the next round tries again');
  }
}

async function listDueLetters(app: App, limit: number) {
  if (!app.mailer || limit === 0) return [];
  return app.db
    .selectFrom('letter')
    .selectAll()
    .where('status', '=', 'waiting')
    .where('dueAt', '<=', instant(app))
    .orderBy('dueAt')
    .limit(limit)
    .execute();
}

/** What a letter is about. */
export type LetterSubject = { signUpId: string } | { contactRequestId: string };

/** The letters a sign-up or a contact request brought about, as they were written. */
export async function listLetters(db: Db, about: LetterSubject): Promise<ListedLetter[]> {
  const letters = await lettersAbout(db, about)
    .select(['id', 'kind', 'recipient', 'subject', 'status', 'attempts', 'dueAt', 'cause', 'lastError'])
    .select(['createdAt', 'sentAt', 'originalId'])
    .execute();
  return letters.toSorted(byTimeWritten);
}

/** A letter as its reader sees it; `siteUrl` is the origin it is looked at from. */
export async function findLetter(app: App, about: LetterSubject, id: string, siteUrl: string) {
  const row = await lettersAbout(app.db, about).selectAll().where('id', '=', id).executeTakeFirst();
  return row && { ...row, ...(await shownLetter(app, row, siteUrl)) };
}

/** A query of one subject's letters: whoever knows a letter's id alone reaches none. */
export function lettersAbout(db: Db, about: LetterSubject) {
  const letters = db.selectFrom('letter');
  return 'signUpId' in about
    ? letters.where('signUpId', '=', about.signUpId)
    : letters.where('contactRequestId', '=', about.contactRequestId);
}
