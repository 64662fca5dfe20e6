import { randomUUID } from 'node:crypto';
import type { HoldReason } from '#domain/letters/held-letter.ts';
import {
  byTimeWritten,
  type LetterAbout,
  type LetterKind,
  type ListedLetter,
  type ReadableLetterAbout,
} from '#domain/letters/letter.ts';
import type { Change } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import type { LetterRow } from '#server/db/tables.ts';
import { bouncedAmong } from './bounced-mailboxes.ts';
import { enclose } from './enclosures.ts';
import { type Attachment, storeAttachments } from './letter-attachments.ts';
import { findSender, shownHtml, writeDocument } from './letter-document.ts';
import { type LetterSearch, readLetterSearch } from './letter-search.ts';
import type { LetterFacts, Sender } from './texts/letter.ts';

export interface NewLetter<Kind extends LetterKind = LetterKind> {
  kind: Kind;
  about: LetterAbout;
  recipient: string;
  facts: LetterFacts[Kind];
  attachments?: readonly Attachment[];
  /** Files it shares with other letters of the change, by their ids. */
  enclosureIds?: readonly string[];
  /** Where it must be known beforehand. */
  id?: string;
  /** The Message-IDs of the letters it follows in their conversation, oldest first. */
  threadIds?: readonly string[];
  /** Where it was read already. */
  sender?: Sender;
  /** Staff must say whether it leaves. */
  heldBecause?: HoldReason | null;
  /** So long it waits before it leaves; not at all without it. */
  delaySeconds?: number;
}

/** Writes a letter, in the change that gives the reason to, and has it sent unless it is held. */
export async function enqueueLetter<Kind extends LetterKind>(change: Change, letter: NewLetter<Kind>): Promise<void> {
  await enqueueLetters(change, [letter as AnyLetter], letter.sender);
}

/** A letter of whatever kind, with the facts of that kind. */
export type AnyLetter = { [Kind in LetterKind]: NewLetter<Kind> }[LetterKind];

/** Writes letters to many, as one would be; to who left no e-mail none is written. */
export async function enqueueLetters(change: Change, letters: readonly AnyLetter[], known?: Sender): Promise<void> {
  const reachable = letters.filter(({ recipient }) => recipient);
  if (reachable.length === 0) return;
  const sender = known ?? (await findSender(change));
  for (let start = 0; start < reachable.length; start += LETTERS_PER_INSERT) {
    const some = reachable.slice(start, start + LETTERS_PER_INSERT);
    const known = await readKnown(change, some);
    const written = some.map((letter) => ({ letter, row: letterRow(change, letter, sender, known) }));
    await change.db
      .insertInto('letter')
      .values(written.map(({ row }) => row))
      .execute();
    for (const { letter, row } of written) {
      const { id, heldBecause } = row;
      const { attachments = [], enclosureIds = [], delaySeconds = 0 } = letter;
      await storeAttachments(change, id, attachments);
      await enclose(change, id, enclosureIds);
      if (heldBecause) change.record({ noun: 'letter', id, verb: 'held', after: { heldBecause } });
      else change.enqueue({ kind: 'letter', key: id, dueAt: instant(change, { seconds: delaySeconds }) });
    }
  }
}

/** Others have their turn between so many, each of which takes about a millisecond to write. */
const LETTERS_PER_INSERT = 25;

/** What is looked up for letters that are written at once. */
interface Known {
  bounced: ReadonlySet<string>;
  search: LetterSearch;
}

async function readKnown(change: Change, letters: readonly AnyLetter[]): Promise<Known> {
  // nobody could let a letter to a colleague leave: it is written to a mailbox that returned one, too
  const heldAt = letters.filter(({ about }) => about.noun !== 'staffMember').map(({ recipient }) => recipient);
  const abouts = letters.map(({ about }) => about);
  return { bounced: await bouncedAmong(change, heldAt), search: await readLetterSearch(change.db, abouts) };
}

function letterRow(change: Change, letter: AnyLetter, sender: Sender, { bounced, search }: Known): LetterRow {
  const { kind, about, recipient, threadIds = [] } = letter;
  const document = writeDocument(letter as NewLetter, sender);
  const heldBecause = letter.heldBecause ?? (bounced.has(recipient) ? 'address-bounced' : null);
  return {
    id: letter.id ?? randomUUID(),
    kind,
    aboutNoun: about.noun,
    aboutId: about.id,
    recipient,
    ...document,
    threadIds: threadIds.length > 0 ? JSON.stringify(threadIds) : null,
    searchText: search(about, { recipient, subject: document.subject }),
    originalId: null,
    status: heldBecause ? 'held' : 'waiting',
    heldBecause,
    createdAt: instant(change),
    sentAt: null,
  };
}

/** The letters about a sign-up or a contact request, as they were written. */
export async function listLetters(db: Db, about: LetterAbout): Promise<ListedLetter[]> {
  const letters = await lettersAbout(db, about)
    .leftJoin('letterSending', 'letterSending.letterId', 'letter.id')
    .leftJoin('job', (join) => join.onRef('job.key', '=', 'letter.id').on('job.kind', '=', 'letter'))
    .select(['id', 'letter.kind', 'recipient', 'subject', 'status', 'heldBecause'])
    .select(['letter.createdAt', 'sentAt', 'originalId', 'dueAt', 'leasedUntil'])
    .select(['letterSending.attempts', 'cause', 'letterSending.lastError'])
    .execute();
  return letters.map(toListedLetter).toSorted(byTimeWritten);
}

type ListedRow = Omit<ListedLetter, 'attempts' | 'isBeingSent'> & {
  attempts: number | null;
  leasedUntil: string | null;
};

function toListedLetter({ attempts, leasedUntil, dueAt, ...letter }: ListedRow): ListedLetter {
  const isWaiting = letter.status === 'waiting';
  return {
    ...letter,
    attempts: attempts ?? 0,
    isBeingSent: isWaiting && leasedUntil !== null,
    dueAt: isWaiting ? dueAt : null,
  };
}

/** A letter as its reader sees it; `origin` is where it is looked at. */
export async function findLetter(db: Db, about: ReadableLetterAbout, id: string, origin: string) {
  const letter = await lettersAbout(db, about).selectAll().where('id', '=', id).executeTakeFirst();
  return letter && { ...letter, html: shownHtml(letter, origin) };
}

/** A query of the letters about one thing: whoever knows a letter's id alone reaches none. */
export function lettersAbout(db: Db, { noun, id }: LetterAbout) {
  return db.selectFrom('letter').where('aboutNoun', '=', noun).where('aboutId', '=', id);
}
