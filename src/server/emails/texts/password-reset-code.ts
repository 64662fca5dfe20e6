import { EMAIL_TITLES } from '#domain/emails/email.ts';
import { RESET_MINUTES } from '#domain/staff/staff.ts';
import type { Email, ResetCodeFacts } from './email.ts';

export function subject(): string {
  return EMAIL_TITLES.passwordResetCode;
}

/** No link: the code is valid only in the browser that requested it. */
export function email({ code }: ResetCodeFacts): Email {
  return {
    preheader: `Platí ${RESET_MINUTES} minút a len v prehliadači, v ktorom ste oň požiadali.`,
    heading: 'Nové heslo do správy',
    paragraphs: [
      `Dobrý deň, tento kód napíšte na stránke, na ktorej ste požiadali o nové heslo. Platí ${RESET_MINUTES} minút.`,
    ],
    facts: [{ label: 'Kód', value: `${code.slice(0, 4)}\u00A0${code.slice(4)}` }],
    buttons: [],
    box: {
      tone: 'must',
      title: 'Nepožiadali ste o nové heslo?',
      text: 'E-mail zahoďte. Kým kód nikomu nepoviete, heslo sa nezmení.',
    },
    reason:
      'Tento e-mail ste dostali, lebo niekto na prihlasovacej stránke požiadal o nové heslo k účtu s touto adresou.',
  };
}
