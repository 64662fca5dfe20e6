import type { Company } from '#domain/company/company.ts';
import type { ContactReplyFields } from './contact-reply-fields.ts';

/** A reply by staff to a contact request. Instants are ISO in UTC. */
export interface ContactReply extends ContactReplyFields {
  /** The email it was sent in, which is erased before the reply is. */
  emailId: string;
  /** The author's name at that time. */
  author: string;
  writtenAt: string;
}

/** The initial text of a reply; it keeps the subject of the conversation. */
export function replyDraft(
  lastSubject: string,
  { author, company }: { author: string; company: Pick<Company, 'shortName' | 'legalName' | 'phone'> },
): { subject: string; body: string } {
  const signature = [author, company.shortName || company.legalName, company.phone].filter(Boolean).join('\n');
  return { subject: replySubject(lastSubject), body: `Dobrý deň,\n\n\n\nS pozdravom\n${signature}` };
}

/** „Re: …“, with a single prefix after any number of replies. */
export function replySubject(lastSubject: string): string {
  return `Re: ${lastSubject.replace(/^(\s*re:)+\s*/i, '')}`;
}

/** The paragraphs of a reply, separated by empty lines. */
export function replyParagraphs(body: string): string[] {
  return body
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}
