import { complain, line, optionalEmail } from '#domain/fields.ts';
import { z } from '#domain/schema.ts';
import { type PayerNumber, placeNumbers } from './payer-numbers.ts';

const NUMBER_WRONG = {
  ico: 'Také IČO neexistuje. Má osem číslic a\u00A0posledná z\u00A0nich overuje ostatné.',
  dic: 'Také DIČ neexistuje. Má desať číslic a\u00A0je deliteľné jedenástimi. Ak si nie ste istí, nechajte pole prázdne.',
  icDph:
    'Také IČ\u00A0DPH neexistuje. Slovenské má SK a\u00A0desať číslic. Ak si nie ste istí, nechajte pole prázdne.',
} as const satisfies Record<PayerNumber, string>;

const INVOICE_EMAIL = optionalEmail('Zadajte e-mail v\u00A0tvare faktury@firma.sk');

const optional = line.default('');

/** The payer of a sign-up as entered: every field may be empty. `moved` are numbers entered in the wrong field. */
export const payerSchema = z
  .object({
    name: optional,
    street: optional,
    city: optional,
    postalCode: optional,
    ico: optional,
    dic: optional,
    icDph: optional,
    orderNumber: optional,
    invoiceEmail: optional,
  })
  .transform((entered, context) => {
    const { numbers, moved, wrong } = placeNumbers(entered);
    for (const field of wrong) complain(context, field, NUMBER_WRONG[field]);
    // here, so that a wrong address and a wrong number are refused at once
    const invoiceEmail = INVOICE_EMAIL.safeParse(entered.invoiceEmail);
    for (const { message } of invoiceEmail.error?.issues ?? []) complain(context, 'invoiceEmail', message);
    return { payer: { ...entered, ...numbers, invoiceEmail: invoiceEmail.data ?? '' }, moved };
  });

export type PayerEntry = z.infer<typeof payerSchema>;
