import { withinDays } from '#domain/company/company-facts.ts';
import { EMAIL_TITLES } from '#domain/emails/email.ts';
import type { Email, Sender } from './email.ts';

export function subject(): string {
  return EMAIL_TITLES.contactReceived;
}

/** Contains nothing the sender typed, or anyone could send any text to any address with the form. */
export function email(_: object, { company: { phone, commitments } }: Sender): Email {
  const answer = ['ozveme sa Vám', withinDays(commitments.answerWithinDays)].filter(Boolean).join(' ');
  return {
    preheader: `Prečítame si ju a ${answer}.`,
    heading: 'Vašu správu sme dostali',
    paragraphs: [`Dobrý deň, ďakujeme za správu z formulára na našom webe. Prečítame si ju a ${answer}.`],
    buttons: [],
    box: phone
      ? {
          tone: 'must',
          title: 'Ponáhľa sa to?',
          text: `Zavolajte nám na ${phone.replaceAll(' ', '\u00A0')}.`,
        }
      : undefined,
    small: 'Ak chcete niečo doplniť, odpovedzte na tento e-mail.',
    reason:
      'Tento e-mail ste dostali, lebo táto adresa je uvedená v správe z formulára na našom webe. Ak ste ju neposlali Vy, odpovedzte na tento e-mail.',
  };
}
