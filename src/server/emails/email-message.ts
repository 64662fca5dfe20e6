import type { EmailRow, FileColumns } from '#server/db/tables.ts';
import type { Mailer } from './mailer.ts';
import type { Email } from './texts/email.ts';

/** An email being sent, with its files and the number of its attempts. */
export interface OutgoingEmail extends EmailRow {
  attempts: number;
  refusals: number;
  attachments: FileColumns[];
}

/** The email as nodemailer accepts it. */
export function messageOf(email: OutgoingEmail, from: string | undefined): Parameters<Mailer['sendMail']>[0] {
  const calendar: Email['calendar'] | null = email.calendar && JSON.parse(email.calendar);
  const thread: string[] | undefined = email.threadIds ? JSON.parse(email.threadIds) : undefined;
  return {
    from,
    replyTo: email.replyTo ? JSON.parse(email.replyTo) : undefined,
    to: { name: '', address: email.recipient },
    subject: email.subject,
    text: email.text,
    html: email.html,
    // a code to pay with is sent along, as most programs show no data URL
    attachDataUrls: true,
    // the same on every attempt, so that an email sent twice because the response was lost is recognized
    messageId: messageIdOf(email),
    inReplyTo: thread?.at(-1),
    references: thread,
    headers: email.kind === 'contactReply' ? undefined : WRITTEN_BY_ITSELF,
    icalEvent: calendar ? { method: calendar.method, filename: 'kurz.ics', content: calendar.content } : undefined,
    attachments: email.attachments.map(({ name, mediaType, bytes }) => ({
      filename: name,
      contentType: mediaType,
      content: Buffer.from(bytes),
    })),
  };
}

/** An email that no person has written requests no automatic response (RFC 3834). */
const WRITTEN_BY_ITSELF = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

export function messageIdOf({ id, siteUrl }: Pick<EmailRow, 'id' | 'siteUrl'>): string {
  return `<${id}@${new URL(siteUrl).hostname}>`;
}
