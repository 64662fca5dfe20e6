import type { Db } from '#server/db/database.ts';
import { messageIdOf } from '#server/emails/email-message.ts';
import { emailsAbout } from '#server/emails/outbox.ts';
import type { Sender } from '#server/emails/texts/email.ts';

/** The emails sent to the sender of the request, or still to be sent, in chronological order. */
export function listConversationEmails(db: Db, contactRequestId: string) {
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
export async function threadOf(db: Db, contactRequestId: string, { siteUrl }: Sender): Promise<string[]> {
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
