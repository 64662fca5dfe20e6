import { randomUUID } from 'node:crypto';
import { type ContactReply, replyDraft } from '#domain/contact-requests/contact-reply.ts';
import type { ContactReplyFields } from '#domain/contact-requests/contact-reply-fields.ts';
import type { ContactRequest } from '#domain/contact-requests/contact-request.ts';
import { EMAIL_TITLES } from '#domain/emails/email.ts';
import { hasName, type StaffMember } from '#domain/staff/staff.ts';
import type { App } from '#server/app.ts';
import type { StaffChange } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import { findCompany } from '#server/company/company.ts';
import type { Db } from '#server/db/database.ts';
import { type Attachment, storeEnclosures } from '#server/emails/email-attachments.ts';
import { findSender, previewEmail } from '#server/emails/email-document.ts';
import { messageIdOf } from '#server/emails/email-message.ts';
import { emailsAbout, enqueueEmails, type NewEmail } from '#server/emails/outbox.ts';
import type { Sender } from '#server/emails/texts/email.ts';
import { claimOf, claimSubmission, filesToCompare, withdrawSubmission } from '#server/submissions.ts';
import { presentAssigneeId } from './assignees.ts';
import { lockRequest, writeWork } from './contact-request-work.ts';
import { findContactRequest } from './contact-requests.ts';

type ReplyOutcome =
  | { outcome: 'sent' | 'not-found' }
  /** Another member of staff has changed the request since; nothing is sent. */
  | { outcome: 'changed-meanwhile'; request: ContactRequest };

/**
 * Answers a request by email; a request without an assignee, or whose assignee has left, is assigned to the member of
 * staff who answers it. The same answer from the same member within the hour is sent only once, unless staff have dropped
 * its email.
 */
export async function sendContactReply(
  change: StaffChange<'office'>,
  id: string,
  reply: ContactReplyFields,
  files: readonly Attachment[],
  seenVersion: number,
): Promise<ReplyOutcome> {
  const { actor } = change;
  const request = await lockRequest(change, id);
  if (!request) return { outcome: 'not-found' };
  const email = replyEmail(request, reply);
  const claim = claimOf(['contactReply', actor.id, email, filesToCompare(files)]);
  const emailId = randomUUID();
  const earlier = await claimSubmission(change, claim, emailId, (id) => findUndroppedEmail(change.db, id));
  if (earlier) return { outcome: 'sent' };
  if (request.version !== seenVersion) {
    await withdrawSubmission(change, claim);
    return { outcome: 'changed-meanwhile', request };
  }
  await writeReply(change, request, reply, files, { ...email, id: emailId });
  const isOfferedOrClosed = request.state === 'offered' || request.state === 'closed';
  await writeWork(
    change,
    request,
    {
      state: reply.isOffer ? 'offered' : isOfferedOrClosed ? request.state : 'inProgress',
      assigneeId: await presentAssigneeId(change.db, request, actor.id),
    },
    [{ verb: 'answered', after: { subject: reply.subject } }],
  );
  return { outcome: 'sent' };
}

async function writeReply(
  change: StaffChange<'office'>,
  request: ContactRequest,
  { subject, body, isOffer }: ContactReplyFields,
  files: readonly Attachment[],
  email: NewEmail<'contactReply'> & { id: string },
): Promise<void> {
  const sender = await findSender(change);
  const threadIds = await threadOf(change.db, request.id, sender);
  const enclosureIds = await storeEnclosures(change, files);
  await enqueueEmails(change, [{ ...email, threadIds, enclosureIds, waitsForUndo: true }], sender);
  await change.db
    .insertInto('contactReply')
    .values({
      emailId: email.id,
      contactRequestId: request.id,
      subject,
      body,
      isOffer: isOffer ? 1 : 0,
      author: change.actor.name,
      writtenAt: instant(change),
    })
    .execute();
}

function findUndroppedEmail(db: Db, id: string) {
  return db.selectFrom('email').select('id').where('id', '=', id).where('status', '!=', 'dropped').executeTakeFirst();
}

/** The email as it would be sent. */
export async function previewContactReply(
  app: App,
  id: string,
  reply: ContactReplyFields,
  origin: string,
): Promise<string | undefined> {
  const request = await findContactRequest(app.db, id);
  return request && previewEmail(app, replyEmail(request, reply), origin);
}

/** The draft with which an answer of this member of staff begins. */
export async function draftContactReply(db: Db, id: string, staff: StaffMember) {
  const [emails, company] = await Promise.all([listConversationEmails(db, id), findCompany(db)]);
  const author = hasName(staff) ? staff.name : '';
  return replyDraft(emails.at(-1)?.subject ?? EMAIL_TITLES.contactReceived, { author, company });
}

/** The answers, in chronological order. */
export async function listContactReplies(db: Db, contactRequestId: string): Promise<ContactReply[]> {
  const rows = await db
    .selectFrom('contactReply')
    .select(['emailId', 'subject', 'body', 'isOffer', 'author', 'writtenAt'])
    .where('contactRequestId', '=', contactRequestId)
    .orderBy('writtenAt')
    .orderBy('emailId')
    .execute();
  return rows.map((row) => ({ ...row, isOffer: row.isOffer === 1 }));
}

function replyEmail(
  { id, email, message }: ContactRequest,
  { subject, body, isOffer }: ContactReplyFields,
): NewEmail<'contactReply'> {
  return {
    kind: 'contactReply',
    about: { noun: 'contactRequest', id },
    recipient: email,
    facts: { subject, body, isOffer, message },
  };
}

/** The emails sent to the sender of the request, or still to be sent, in chronological order. */
function listConversationEmails(db: Db, contactRequestId: string) {
  return (
    emailsAbout(db, { noun: 'contactRequest', id: contactRequestId })
      .select(['id', 'siteUrl', 'subject'])
      .where('kind', 'in', ['contactReceived', 'contactReply'])
      .where('status', 'in', ['waiting', 'sent'])
      .orderBy('createdAt')
      // among emails of the same instant the confirmation comes first
      .orderBy('kind')
      .orderBy('id')
      .execute()
  );
}

/** The Message-IDs an answer refers to (RFC 5322, 3.6.4): emails are erased before the request, their ids are not. */
async function threadOf(db: Db, contactRequestId: string, { siteUrl }: Sender): Promise<string[]> {
  const [emails, erased] = await Promise.all([
    listConversationEmails(db, contactRequestId),
    db
      .selectFrom('contactReply')
      .leftJoin('email', 'email.id', 'contactReply.emailId')
      .select('emailId as id')
      .where('contactRequestId', '=', contactRequestId)
      .where('email.id', 'is', null)
      .orderBy('writtenAt')
      .execute(),
  ]);
  return [...erased.map(({ id }) => ({ id, siteUrl })), ...emails].map(messageIdOf);
}
