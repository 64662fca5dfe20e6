import { coursePath } from '#domain/courses/course.ts';
import { EMAIL_TITLES } from '#domain/emails/email.ts';
import { periodPhrase } from '#domain/retention.ts';
import type { Email, Sender, WaitlistFacts } from './email.ts';
import { oneLine } from './email-text.ts';
import { howToAnswer, seatsPhrase } from './sign-up-phrases.ts';

export function subject({ typeName, city }: WaitlistFacts): string {
  return oneLine(`${EMAIL_TITLES.waitlistJoined}: ${[typeName, city].join(', ')}`);
}

/** Holds no word the sender typed, or the form would send anybody's text to any address. */
export function email({ typeName, city, seats }: WaitlistFacts, sender: Sender): Email {
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
    box: { tone: 'must', title: 'Zatiaľ nemusíte robiť nič.', text: promise },
    small: `Čakanie Vás k ničomu nezaväzuje, zápis necháme najviac ${periodPhrase('waitlistEntries')}. Nechcete čakať? Dajte nám vedieť: ${howToAnswer(sender)}.`,
    reason:
      'Tento e-mail ste dostali, lebo sa s touto adresou niekto na našom webe zapísal na čakanie na termín kurzu. Ak ste to neboli Vy, odpovedzte na tento e-mail.',
  };
}
