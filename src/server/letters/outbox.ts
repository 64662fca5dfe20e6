import { randomUUID } from 'node:crypto';
import { OUTBOX } from '#domain/actor.ts';
import type { HoldReason } from '#domain/letters/held-letter.ts';
import { byTimeWritten, type LetterKind, type ListedLetter } from '#domain/letters/letter.ts';
import type { App } from '#server/app.ts';
import type { Change } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import { holdOldLetters } from './held-letters.ts';
import { shownLetter } from './letter-document.ts';
import { openSender } from './letter-sender.ts';
import { tryDelayedLetters } from './mail-outage.ts';
import type { LetterFacts } from './texts/letter.ts';
import { letterSubject } from './texts/letters.ts';

const POLL_MILLISECONDS = 15_000;

interface NewLetter<Kind extends LetterKind> {
  kind: Kind;
  recipient: string;
  /** What it is about. */
  signUpId?: string;
  contactRequestId?: string;
  facts: LetterFacts[Kind];
  /** Staff must say whether it leaves. */
  heldBecause?: HoldReason | null;
}

/** Puts a letter into the outbox, in the transaction that gives the reason to write it. */
export async function enqueueLetter<Kind extends LetterKind>(change: Change, letter: NewLetter<Kind>): Promise<void> {
  await change.db
    .insertInto('letter')
    .values({
      ...unsentLetter(change),
      ...(letter.heldBecause && { status: 'held', heldBecause: letter.heldBecause }),
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
  change.announce('letters');
}

/** A letter's own story at its beginning: due at once, never tried. */
export function unsentLetter(change: Change) {
  const now = instant(change);
  return {
    id: randomUUID(),
    messageId: null,
    status: 'waiting' as const,
    attempts: 0,
    refusals: 0,
    dueAt: now,
    cause: null,
    heldBecause: null,
    lastError: null,
    createdAt: now,
    sentAt: null,
  };
}

/** Sends what is due, now and whenever a letter is announced; answers the function that stops it, within seconds. */
export function startOutbox(app: App): () => Promise<void> {
  const sender = openSender(app);
  let sorted: Promise<void> | undefined;
  let woken: Promise<void> | undefined;
  const timer = setInterval(wake, POLL_MILLISECONDS);
  const stopListening = app.announcements.listen((topic) => topic === 'letters' && wake());
  wake();
  return async () => {
    clearInterval(timer);
    stopListening();
    await woken;
    await sender.stop();
  };

  /** Nothing leaves before old letters are held, nor in a round in which they could not be. */
  function wake(): void {
    sorted ??= sortWaitingLetters(app).catch((error) => {
      sorted = undefined;
      throw error;
    });
    woken = sorted.then(sender.wake, sender.failed);
  }
}

/** Settings are read at the start: of what they kept here the old is held, the rest may leave now. */
async function sortWaitingLetters(app: App): Promise<void> {
  if (!app.mailer) return;
  await app.change(OUTBOX, holdOldLetters);
  await app.change(OUTBOX, tryDelayedLetters);
}

/** Sends every letter that is due; without a mail server they wait. Never throws for a letter that fails. */
export async function sendDueLetters(app: App): Promise<void> {
  const sender = openSender(app);
  sender.wake();
  await sender.settled();
}

/** What a letter is about. */
export type LetterSubject = { signUpId: string } | { contactRequestId: string };

/** The letters a sign-up or a contact request brought about, as they were written. */
export async function listLetters(db: Db, about: LetterSubject): Promise<ListedLetter[]> {
  const letters = await lettersAbout(db, about)
    .select(['id', 'kind', 'recipient', 'subject', 'status', 'attempts', 'dueAt', 'cause', 'lastError'])
    .select(['heldBecause', 'createdAt', 'sentAt', 'originalId'])
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
