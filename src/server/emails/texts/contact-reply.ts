import { replyParagraphs } from '#domain/contact-requests/contact-reply.ts';
import type { ContactReplyFacts, Email } from './email.ts';
import { oneLine } from './email-text.ts';

export function subject({ subject }: ContactReplyFacts): string {
  return oneLine(subject);
}

/** The answer of staff, followed by the sender's message, which the confirmation did not repeat. */
export function email({ body, isOffer, message }: ContactReplyFacts): Email {
  const paragraphs = replyParagraphs(body);
  return {
    preheader: oneLine(paragraphs[1] ?? paragraphs[0] ?? ''),
    heading: isOffer ? 'Naša ponuka' : 'Odpoveď na Vašu správu',
    paragraphs,
    quotes: [{ title: 'Správa, na ktorú odpovedáme', text: message }],
    buttons: [],
    reason: 'Tento e-mail je odpoveď na správu, ktorú sme od Vás dostali z formulára na našom webe.',
  };
}
