import { withinDays } from '#domain/company/company-facts.ts';
import { replyParagraphs } from '#domain/contact-requests/contact-reply.ts';
import { coursePath } from '#domain/courses/course.ts';
import { EMAIL_TITLES } from '#domain/emails/email.ts';
import { unbrokenPhone } from '#domain/phone.ts';
import { periodPhrase } from '#domain/retention.ts';
import { seatsPhrase } from '#domain/slovak.ts';
import type { Templates } from './email.ts';
import { oneLine } from './email-text.ts';
import { howToAnswer } from './sign-up-phrases.ts';

/** To people who wrote to us or wait for a date. */
export const TO_SENDERS = {
  contactReceived: {
    /** Contains nothing the sender typed, or anyone could send any text to any address with the form. */
    email(_, { company: { phone, commitments } }) {
      const answer = ['ozveme sa Vám', withinDays(commitments.answerWithinDays)].filter(Boolean).join(' ');
      return {
        preheader: `Prečítame si ju a ${answer}.`,
        heading: 'Vašu správu sme dostali',
        paragraphs: [`Dobrý deň, ďakujeme za správu z formulára na našom webe. Prečítame si ju a ${answer}.`],
        buttons: [],
        box: phone ? { title: 'Ponáhľa sa to?', text: `Zavolajte nám na ${unbrokenPhone(phone)}.` } : undefined,
        small: 'Ak chcete niečo doplniť, odpovedzte na tento e-mail.',
        reason:
          'Tento e-mail ste dostali, lebo táto adresa je uvedená v správe z formulára na našom webe. Ak ste ju neposlali Vy, odpovedzte na tento e-mail.',
      };
    },
  },
  contactReply: {
    subject: ({ subject }) => oneLine(subject),
    /** The answer of staff, followed by the sender's message, which the confirmation did not repeat. */
    email({ body, isOffer, message }) {
      const paragraphs = replyParagraphs(body);
      return {
        preheader: oneLine(paragraphs[1] ?? paragraphs[0] ?? ''),
        heading: isOffer ? 'Naša ponuka' : 'Odpoveď na Vašu správu',
        paragraphs,
        quotes: [{ title: 'Správa, na ktorú odpovedáme', text: message }],
        buttons: [],
        reason: 'Tento e-mail je odpoveď na správu, ktorú sme od Vás dostali z formulára na našom webe.',
      };
    },
  },
  waitlistJoined: {
    subject: ({ typeName, city }) => oneLine(`${EMAIL_TITLES.waitlistJoined}: ${[typeName, city].join(', ')}`),
    /** Holds no word the sender typed, or the form would send anybody's text to any address. */
    email({ typeName, city, seats }, sender) {
      const seatsText = seatsPhrase(seats);
      const promise = `Keď termín pridáme a príde na Vás rad, podržíme Vám ${seatsText} a pošleme e-mail, v ktorom ponuku prijmete alebo odmietnete.`;
      return {
        preheader: `${promise} Zatiaľ nemusíte robiť nič.`,
        heading: 'Čakáte na termín',
        paragraphs: ['Dobrý deň, na kurz, o ktorý máte záujem, zatiaľ nie je termín. Zapísali sme si Vás.'],
        facts: [
          { label: 'Kurz', value: typeName },
          { label: 'Mesto', value: city },
          { label: 'Počet\u00A0miest', value: String(seats) },
        ],
        buttons: [{ label: 'Pozrieť termíny inde', url: sender.siteUrl + coursePath('') }],
        box: { title: 'Zatiaľ nemusíte robiť nič.', text: promise },
        small: `Čakanie Vás k ničomu nezaväzuje, zápis si ponecháme najviac ${periodPhrase('waitlistEntries')}. Nechcete čakať? Dajte nám vedieť: ${howToAnswer(sender)}.`,
        reason:
          'Tento e-mail ste dostali, lebo sa s touto adresou niekto na našom webe zapísal na čakanie na termín kurzu. Ak ste to neboli Vy, odpovedzte na tento e-mail.',
      };
    },
  },
} satisfies Partial<Templates>;
