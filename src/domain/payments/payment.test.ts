import { expect, test } from 'vitest';
import { EMPTY_COMPANY } from '#domain/company/company.ts';
import { paymentFacts, paymentOf } from './payment.ts';

const COMPANY = {
  ...EMPTY_COMPANY,
  legalName: 'Vzorová bezpečnosť, s. r. o.',
  bank: { name: '', iban: 'sk43 9999 0000 0000 0000 0019' },
  commitments: { ...EMPTY_COMPANY.commitments, coursePrices: 's DPH za osobu' },
};

const SIGN_UP = {
  applicant: 'company' as const,
  status: 'confirmed' as const,
  number: 1_000_017,
  seats: 8,
  courseName: 'Kurz prvej pomoci',
  courseDate: '2027-01-07',
};

test('a company may pay for all its seats with the number of its sign-up', () => {
  expect(paymentOf(SIGN_UP, '49,10 €', COMPANY)).toEqual({
    iban: 'SK4399990000000000000019',
    recipient: 'Vzorová bezpečnosť, s. r. o.',
    euros: 392.8,
    variableSymbol: '1000017',
    note: 'Kurz prvej pomoci 07.01.2027',
  });
});

test('its facts are also listed to be entered at the bank by hand', () => {
  const payment = paymentOf({ ...SIGN_UP, seats: 30 }, '49 €', COMPANY);
  expect(
    payment && paymentFacts(payment).map(({ label, value }) => `${label}: ${value.replace(/\s/g, ' ')}`),
  ).toEqual([
    'Suma: 1 470,00 €',
    'IBAN: SK43 9999 0000 0000 0000 0019',
    'Variabilný symbol: 1000017',
    'Príjemca: Vzorová bezpečnosť, s. r. o.',
    'Správa: Kurz prvej pomoci 07.01.2027',
  ]);
});

const withPrices = (coursePrices: string) => ({
  ...COMPANY,
  commitments: { ...COMPANY.commitments, coursePrices },
});

test.each([
  ['for a private person', { ...SIGN_UP, applicant: 'person' as const }, '49 €', COMPANY],
  ['without seats', { ...SIGN_UP, status: 'waiting' as const }, '49 €', COMPANY],
  ['of a price that begins somewhere', SIGN_UP, 'od 49 €', COMPANY],
  ['of a price by agreement', SIGN_UP, 'dohodou', COMPANY],
  ['of a course that costs nothing', SIGN_UP, '0 €', COMPANY],
  ['where VAT is added', SIGN_UP, '49 €', withPrices('bez DPH za osobu')],
  ['where it is not stated for whom the price is', SIGN_UP, '49 €', withPrices('')],
  ['without a bank account', SIGN_UP, '49 €', { ...COMPANY, bank: { name: '', iban: '' } }],
  ['to a bank account that does not exist', SIGN_UP, '49 €', { ...COMPANY, bank: { name: '', iban: 'SK00 9999' } }],
  ['to a company without a name', SIGN_UP, '49 €', { ...COMPANY, legalName: '' }],
])('there is no payment %s', (_, signUp, price, company) => {
  expect(paymentOf(signUp, price, company)).toBeUndefined();
});
