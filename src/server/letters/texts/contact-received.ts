import { LETTER_TITLES } from '#domain/letters/letter.ts';
import type { Letter, Sender } from './letter.ts';

export function subject(): string {
  return LETTER_TITLES.contactReceived;
}

/** Holds no word the sender typed, or the form would send anybody's text to any address. */
export function letter(_: object, { company: { phone } }: Sender): Letter {
  return {
    preheader: 'Prečítame si ju a ozveme sa Vám.',
    heading: 'Vašu správu sme dostali',
    paragraphs: [
      'Dobrý deň, ďakujeme za správu z formulára na našom webe. V najbližších pracovných dňoch sa Vám ozveme.',
    ],
    buttons: [],
    box: phone
      ? {
          tone: 'must',
          title: 'Je vec naliehavá?',
          text: `Zavolajte nám na ${phone.replaceAll(' ', '\u00A0')}.`,
        }
      : undefined,
    small: 'Ak chcete niečo doplniť, odpovedzte na tento list.',
    reason:
      'Tento list ste dostali, lebo táto adresa je uvedená v správe z formulára na našom webe. Ak ste ju neposlali Vy, odpovedzte na tento list.',
  };
}
