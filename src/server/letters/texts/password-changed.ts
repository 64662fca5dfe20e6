import { LETTER_TITLES } from '#domain/letters/letter.ts';
import type { Letter } from './letter.ts';

export function subject(): string {
  return LETTER_TITLES.passwordChanged;
}

export function letter(): Letter {
  return {
    preheader: 'Ak ste to neboli Vy, ozvite sa správcovi.',
    heading: 'Máte nové heslo do správy',
    paragraphs: ['Dobrý deň, heslo k Vášmu účtu v správe webu sa zmenilo. Na ostatných zariadeniach ste odhlásení.'],
    buttons: [],
    box: {
      tone: 'must',
      title: 'Neboli ste to Vy?',
      text: 'Hneď sa ozvite správcovi. Prístup Vám zruší a pošle nový.',
    },
    reason: 'Tento e-mail ste dostali, lebo touto adresou sa prihlasujete do správy webu.',
  };
}
