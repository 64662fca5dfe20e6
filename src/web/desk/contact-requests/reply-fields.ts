import type { Fields } from '#web/desk/kit/fields.ts';

export const REPLY_FIELDS = {
  version: { as: 'hidden' },
  subject: {
    label: 'Predmet',
    hint: 'Ak ho nezmeníte, odpoveď sa zaradí pod e-mail, ktorý už zákazník má.',
    isRequired: true,
  },
  body: {
    label: 'Odpoveď',
    as: 'area',
    rows: 14,
    hint: 'Prázdny riadok oddelí odseky. Správu zákazníka a pätičku firmy pridá e-mail sám.',
    isRequired: true,
  },
  isOffer: { label: 'Toto je naša ponuka – dopyt prejde do stavu Ponuka', as: 'checkbox' },
} satisfies Fields;
