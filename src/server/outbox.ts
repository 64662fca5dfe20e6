import { randomUUID } from 'node:crypto';
import { type LetterKind, minutesToNextAttempt } from '#domain/letter.ts';
import type { App } from './app.ts';
import { instant } from './clock.ts';
import { findCompany } from './company.ts';
import type { Db } from './db/database.ts';
import type { LetterRow } from './db/tables.ts';
import type { LetterFacts, Sender } from './mails/letter.ts';
import { letterSubject, renderLetter } from './mails/letters.ts';

/** A sender holds a letter this long; a process that dies with it leaves it to the next. */
const LEASE = { minutes: 5 };
const BATCH = 20;
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
  const now = instant(app);
  await db
    .insertInto('letter')
    .values({
      id: randomUUID(),
      kind: letter.kind,
      recipient: letter.recipient,
      subject: letterSubject(letter.kind, letter.facts),
      facts: JSON.stringify(letter.facts),
      signUpId: letter.signUpId ?? null,
      contactRequestId: letter.contactRequestId ?? null,
      status: 'waiting',
      attempts: 0,
      dueAt: now,
      lastError: null,
      createdAt: now,
      sentAt: null,
    })
    .execute();
}

/** Sends what is due, now and whenever a letter is announced; answers the function that stops it. */
export function startOutbox(app: App): () => Promise<void> {
  let running = Promise.resolve();
  const send = () => {
    running = running
      .then(() => sendDueLetters(app))
      .catch((error) => app.log.error({ err: error }, 'outbox failed, the next round tries again'));
  };
  const timer = setInterval(send, POLL_MILLISECONDS);
  const stopListening = app.changes.listen((topic) => topic === 'letters' && send());
  send();
  return async () => {
    clearInterval(timer);
    stopListening();
    await running;
  };
}

/** Sends every letter that is due; without a mail server they wait. Never throws for a letter that fails. */
export async function sendDueLetters(app: App): Promise<void> {
  if (!app.mailer) return;
  for (;;) {
    const due = await app.db
      .selectFrom('letter')
      .selectAll()
      .where('status', '=', 'waiting')
      .where('dueAt', '<=', instant(app))
      .orderBy('dueAt')
      .limit(BATCH)
      .execute();
    if (due.length === 0) return;
    await Promise.all(due.map((letter) => sendLetter(app, letter)));
  }
}

/** What a letter is about. */
export type LetterSubject = { signUpId: string } | { contactRequestId: string };

/** The letters a sign-up or a contact request brought about, oldest first. */
export function listLetters(db: Db, about: LetterSubject) {
  return lettersAbout(db, about)
    .select(['id', 'kind', 'recipient', 'subject', 'status', 'attempts', 'dueAt', 'lastError', 'createdAt', 'sentAt'])
    .orderBy('createdAt')
    .orderBy('kind', 'desc')
    .execute();
}

/** A letter as its reader sees it; `siteUrl` is the origin it is looked at from. */
export async function findLetter(app: App, about: LetterSubject, id: string, siteUrl: string) {
  const row = await lettersAbout(app.db, about).selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const { html } = renderLetter(row.kind, JSON.parse(row.facts), { ...(await findSender(app)), siteUrl });
  return { ...row, html };
}

function lettersAbout(db: Db, about: LetterSubject) {
  const letters = db.selectFrom('letter');
  return 'signUpId' in about
    ? letters.where('signUpId', '=', about.signUpId)
    : letters.where('contactRequestId', '=', about.contactRequestId);
}

/** Whom letters come from and where their links lead. */
export async function findSender(app: App): Promise<Sender> {
  return { company: await findCompany(app.db), siteUrl: app.config.baseUrl ?? `http://localhost:${app.config.port}` };
}

async function sendLetter(app: App, letter: LetterRow): Promise<void> {
  const attempts = letter.attempts + 1;
  // whoever moves the due time forward holds the letter: on several nodes only one does
  const { numUpdatedRows } = await app.db
    .updateTable('letter')
    .set({ dueAt: instant(app, LEASE), attempts })
    .where('id', '=', letter.id)
    .where('status', '=', 'waiting')
    .where('dueAt', '=', letter.dueAt)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n || !app.mailer) return;
  try {
    const from = await findSender(app);
    const { html, text, calendar } = renderLetter(letter.kind, JSON.parse(letter.facts), from);
    await app.mailer.sendMail({
      from: app.config.mailFrom,
      replyTo:
        from.company.addresses[letter.contactRequestId ? 'contact' : 'courses'] || from.company.email || undefined,
      to: letter.recipient,
      subject: letter.subject,
      text,
      html,
      // the same id on every attempt: a letter that left although the answer was lost is known again
      messageId: `<${letter.id}@${new URL(from.siteUrl).hostname}>`,
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      icalEvent: calendar && { method: calendar.method, filename: 'kurz.ics', content: calendar.content },
    });
    await app.db
      .updateTable('letter')
      .set({ status: 'sent', sentAt: instant(app), lastError: null })
      .where('id', '=', letter.id)
      .execute();
  } catch (error) {
    const minutes = minutesToNextAttempt(attempts);
    await app.db
      .updateTable('letter')
      .set({
        status: minutes === undefined ? 'failed' : 'waiting',
        dueAt: instant(app, { minutes: minutes ?? 0 }),
        lastError: reason(error),
      })
      .where('id', '=', letter.id)
      // a sender that fails after its lease ran out has no say over the next one's success
      .where('attempts', '=', attempts)
      .execute();
    app.log.warn({ letter: letter.id, attempts }, 'letter not sent');
  }
}

function reason(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 500);
}
