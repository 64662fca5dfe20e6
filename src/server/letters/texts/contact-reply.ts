import { replyParagraphs } from '#domain/contact-requests/contact-reply.ts';
import type { ContactReplyFacts, Letter } from './letter.ts';
import { oneLine } from './letter-text.ts';

export function subject({ subject }: ContactReplyFacts): string {
  return oneLine(subject);
}

/** What staff have answered, above what was asked: the confirmation did not repeat it. */
export function letter({ body, isOffer, message }: ContactReplyFacts): Letter {
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
