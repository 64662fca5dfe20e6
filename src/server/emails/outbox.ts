import { randomUUID } from 'node:crypto';
import {
  byTimeWritten,
  type EmailAbout,
  type EmailKind,
  type ListedEmail,
  type ReadableEmailAbout,
} from '#domain/emails/email.ts';
import type { HoldReason } from '#domain/emails/held-email.ts';
import { batchesOf } from '#server/batches.ts';
import type { Change } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import type { EmailRow } from '#server/db/tables.ts';
import { createSignUpLinks } from '#server/sign-ups/sign-up-link.ts';
import { undoDeadline } from '#server/undo/undo-time.ts';
import { type Attachment, enclose, storeAttachments } from './email-attachments.ts';
import { type EmailSearch, findSender, readEmailSearch, shownHtml, writeDocument } from './email-document.ts';
import { bouncedAmong } from './mailboxes.ts';
import type { EmailFacts, Sender } from './texts/email.ts';

export interface NewEmail<Kind extends EmailKind = EmailKind> {
  kind: Kind;
  about: EmailAbout;
  recipient: string;
  facts: EmailFacts[Kind];
  attachments?: readonly Attachment[];
  /** Ids of files it shares with other emails of the change. */
  enclosureIds?: readonly string[];
  /** Given if needed beforehand. */
  id?: string;
  /** The Message-IDs of the emails it follows in their conversation, oldest first. */
  threadIds?: readonly string[];
  /** Why staff must decide whether it is sent. */
  heldBecause?: HoldReason | null;
  /** Sent only once the change it reports can no longer be undone; until then staff can drop it in the outbox. */
  waitsForUndo?: boolean;
}

/** Stores an email in the transaction that causes it, and queues it for sending unless it is held. */
export async function enqueueEmail<Kind extends EmailKind>(change: Change, email: NewEmail<Kind>): Promise<void> {
  await enqueueEmails(change, [email as AnyEmail]);
}

export type AnyEmail = { [Kind in EmailKind]: NewEmail<Kind> }[EmailKind];

/** Stores several emails; a recipient without an address gets none. */
export async function enqueueEmails(
  change: Change,
  emails: readonly AnyEmail[],
  givenSender?: Sender,
): Promise<void> {
  const reachable = emails.filter(({ recipient }) => recipient);
  if (reachable.length === 0) return;
  const sender = givenSender ?? (await findSender(change));
  for (const batch of batchesOf(reachable, EMAILS_PER_INSERT)) {
    const context = await readBatchContext(change, batch);
    const linked = await withSignUpLinks(change, batch);
    const written = linked.map((email) => ({ email, row: emailRow(change, email, sender, context) }));
    await change.db
      .insertInto('email')
      .values(written.map(({ row }) => row))
      .execute();
    for (const { email, row } of written) {
      const { id, heldBecause } = row;
      const { attachments = [], enclosureIds = [], waitsForUndo } = email;
      await storeAttachments(change, id, attachments);
      await enclose(change, id, enclosureIds);
      if (heldBecause) change.record({ noun: 'email', id, verb: 'held', after: { heldBecause } });
      else change.enqueue({ kind: 'email', key: id, dueAt: waitsForUndo ? undoDeadline(change) : instant(change) });
    }
  }
}

/** Other requests run between batches: each email takes about a millisecond to write. */
const EMAILS_PER_INSERT = 25;

/** The emails with links that open their sign-ups, each new: of earlier ones only hashes are stored. */
async function withSignUpLinks(change: Change, emails: readonly AnyEmail[]): Promise<AnyEmail[]> {
  const opensSignUp = ({ facts }: AnyEmail) => 'linkCode' in facts && facts.linkCode !== undefined;
  const codes = await createSignUpLinks(
    change,
    emails.filter(opensSignUp).map(({ about }) => about.id),
  );
  return emails.map((email) =>
    opensSignUp(email)
      ? ({ ...email, facts: { ...email.facts, linkCode: codes.get(email.about.id) } } as AnyEmail)
      : email,
  );
}

/** What is read once for emails that are written together. */
interface BatchContext {
  bounced: ReadonlySet<string>;
  search: EmailSearch;
}

async function readBatchContext(change: Change, emails: readonly AnyEmail[]): Promise<BatchContext> {
  // staff cannot release a held email to a colleague, so it is sent even to a bounced mailbox
  const holdableRecipients = emails
    .filter(({ about }) => about.noun !== 'staffMember')
    .map(({ recipient }) => recipient);
  const abouts = emails.map(({ about }) => about);
  return {
    bounced: await bouncedAmong(change, holdableRecipients),
    search: await readEmailSearch(change.db, abouts),
  };
}

function emailRow(change: Change, email: AnyEmail, sender: Sender, { bounced, search }: BatchContext): EmailRow {
  const { kind, about, recipient, threadIds = [] } = email;
  const document = writeDocument(email as NewEmail, sender);
  const heldBecause = email.heldBecause ?? (bounced.has(recipient) ? 'address-bounced' : null);
  return {
    id: email.id ?? randomUUID(),
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

/** The emails about a sign-up or a contact request, as they were written. */
export async function listEmails(db: Db, about: EmailAbout): Promise<ListedEmail[]> {
  const emails = await emailsAbout(db, about)
    .leftJoin('emailSending', 'emailSending.emailId', 'email.id')
    .leftJoin('job', (join) => join.onRef('job.key', '=', 'email.id').on('job.kind', '=', 'email'))
    .select(['id', 'email.kind', 'recipient', 'subject', 'status', 'heldBecause'])
    .select(['email.createdAt', 'sentAt', 'originalId', 'dueAt', 'leasedUntil'])
    .select(['emailSending.attempts', 'cause', 'emailSending.lastError'])
    .execute();
  const listed = emails.map(({ attempts, leasedUntil, dueAt, ...email }) => {
    const isWaiting = email.status === 'waiting';
    const isBeingSent = isWaiting && leasedUntil !== null;
    return { ...email, attempts: attempts ?? 0, isBeingSent, dueAt: isWaiting ? dueAt : null };
  });
  return listed.toSorted(byTimeWritten);
}

/** An email with its HTML as shown on a page; `origin` is the origin of that page. */
export async function findEmail(db: Db, about: ReadableEmailAbout, id: string, origin: string) {
  const email = await emailsAbout(db, about).selectAll().where('id', '=', id).executeTakeFirst();
  return email && { ...email, html: shownHtml(email, origin) };
}

/** A query of the emails about one thing, so that knowing an email's id is not enough to read it. */
export function emailsAbout(db: Db, { noun, id }: EmailAbout) {
  return db.selectFrom('email').where('aboutNoun', '=', noun).where('aboutId', '=', id);
}
