import type { LetterRow } from '#server/db/tables.ts';
import type { StoredAttachment } from './letter-attachments.ts';
import type { Mailer } from './mailer.ts';
import type { Letter } from './texts/letter.ts';

/** A letter on its way, with its files and how often it was tried. */
export interface OutgoingLetter extends LetterRow {
  attempts: number;
  refusals: number;
  attachments: StoredAttachment[];
}

/** The letter as a mail client takes it. */
export function messageOf(letter: OutgoingLetter, from: string | undefined): Parameters<Mailer['sendMail']>[0] {
  const calendar: Letter['calendar'] | null = letter.calendar && JSON.parse(letter.calendar);
  const thread: string[] | undefined = letter.threadIds ? JSON.parse(letter.threadIds) : undefined;
  return {
    from,
    replyTo: letter.replyTo ? JSON.parse(letter.replyTo) : undefined,
    to: { name: '', address: letter.recipient },
    subject: letter.subject,
    text: letter.text,
    html: letter.html,
    // the same on every attempt: a letter that left although the answer was lost is known again
    messageId: messageIdOf(letter),
    inReplyTo: thread?.at(-1),
    references: thread,
    headers: letter.kind === 'contactReply' ? undefined : WRITTEN_BY_ITSELF,
    icalEvent: calendar ? { method: calendar.method, filename: 'kurz.ics', content: calendar.content } : undefined,
    attachments: letter.attachments.map(({ name, mediaType, bytes }) => ({
      filename: name,
      contentType: mediaType,
      content: Buffer.from(bytes),
    })),
  };
}

/** What no person has written asks for no answer by a machine (RFC 3834). */
const WRITTEN_BY_ITSELF = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/** By which mail programs know a letter. */
export function messageIdOf({ id, siteUrl }: Pick<LetterRow, 'id' | 'siteUrl'>): string {
  return `<${id}@${new URL(siteUrl).hostname}>`;
}
