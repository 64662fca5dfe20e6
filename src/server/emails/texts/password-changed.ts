import { EMAIL_TITLES } from '#domain/emails/email.ts';
import type { Email } from './email.ts';

export function subject(): string {
  return EMAIL_TITLES.passwordChanged;
}

export function email(): Email {
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
