import type { Company } from '#domain/company/company.ts';

/** What staff have answered to a contact request. Instants are ISO in UTC. */
export interface ContactReply {
  /** The email by which it left; it is erased before the answer is. */
  emailId: string;
  subject: string;
  body: string;
  isOffer: boolean;
  /** By the name they had then. */
  author: string;
  writtenAt: string;
}

/** What an answer says before anybody has written it: a conversation goes on under its subject. */
export function replyDraft(
  lastSubject: string,
  { author, company }: { author: string; company: Pick<Company, 'shortName' | 'legalName' | 'phone'> },
): { subject: string; body: string } {
  const signature = [author, company.shortName || company.legalName, company.phone].filter(Boolean).join('\n');
  return { subject: replySubject(lastSubject), body: `Dobrý deň,\n\n\n\nS pozdravom\n${signature}` };
}

/** „Re: …“, however often it was answered. */
export function replySubject(lastSubject: string): string {
  return `Re: ${lastSubject.replace(/^(\s*re:)+\s*/i, '')}`;
}

/** The paragraphs of an answer; between them stands an empty line. */
export function replyParagraphs(body: string): string[] {
  return body
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}
