import type { Payer } from '#domain/payers/payer.ts';
import type { PayerEntry } from '#domain/payers/payer-fields.ts';

/** A payer with everything an invoice needs, unless overridden. */
export function aPayer(over: Partial<Payer> = {}): Payer {
  return {
    name: 'Pekáreň Príklad s. r. o.',
    street: 'Príkladná 8',
    city: 'Žilina',
    postalCode: '010 01',
    ico: '31322832',
    dic: '2199999989',
    icDph: 'SK2199999989',
    orderNumber: '27-014',
    invoiceEmail: 'faktury@example.sk',
    ...over,
  };
}

/** The same as it is read from a form, without a number in a wrong field. */
export function anEntry(over: Partial<Payer> = {}): PayerEntry {
  return { payer: aPayer(over), moved: [] };
}
