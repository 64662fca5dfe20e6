import { describe, expect, test } from 'vitest';
import { payerOf } from '#domain/payers/payer.ts';
import { type ChargedSignUp, currentTerms, linesToHandOver, sumOfLines } from './hand-over.ts';

const TERMS = { unitCents: 4_900, vatRate: 23, noShowsPay: false };
const COMPANY = { noShowsPay: false, icDph: 'SK2199999989', vatRate: '23' };
const TYPE = { price: '49 €', invoicePrice: '', vatRate: null };

function aSignUp(over: Partial<ChargedSignUp> = {}): ChargedSignUp {
  const applicant = { applicant: 'company', firstName: '', lastName: '', companyName: 'Pekáreň Príklad' } as const;
  const { version, ...payer } = payerOf(applicant, undefined);
  return { ...payer, signUpId: 'prva', came: 5, absent: 1, ...over };
}

describe('the terms of a hand-over', () => {
  test.each([
    [{ price: '49 €', invoicePrice: '' }, TYPE, 4_900],
    [{ price: 'od 49 €', invoicePrice: '' }, TYPE, undefined],
    [{ price: 'od 49 €', invoicePrice: '' }, { ...TYPE, invoicePrice: '52,50 €' }, 5_250],
    [{ price: 'od 49 €', invoicePrice: '45 €' }, { ...TYPE, invoicePrice: '52 €' }, 4_500],
    [{ price: '49,99 €', invoicePrice: '' }, undefined, 4_999],
  ])('of %j and the type %j cost %s cents', (course, type, unitCents) => {
    const { terms, gaps } = currentTerms(course, type, COMPANY);
    expect(terms?.unitCents).toBe(unitCents);
    expect(gaps).toEqual(unitCents === undefined ? ['price'] : []);
  });

  test('have the VAT rate of the type, else of the company, and none without a VAT number', () => {
    const course = { price: '49 €', invoicePrice: '' };
    const rate = (type: { vatRate: number | null }, company = COMPANY) =>
      currentTerms(course, { ...TYPE, ...type }, company).terms?.vatRate;
    expect([rate({ vatRate: null }), rate({ vatRate: 0 })]).toEqual([23, 0]);
    expect(rate({ vatRate: null }, { ...COMPANY, icDph: '' })).toBe(0);
    expect(currentTerms(course, TYPE, { ...COMPANY, vatRate: '' })).toEqual({ terms: undefined, gaps: ['vatRate'] });
  });
});

describe('the lines to hand over', () => {
  test('charge those who came, or everybody, and contain the VAT within the price', () => {
    expect(linesToHandOver([aSignUp()], [], TERMS)).toMatchObject([
      { came: 5, absent: 1, people: 5, totalCents: 24_500, vatCents: 4_581 },
    ]);
    expect(linesToHandOver([aSignUp()], [], { ...TERMS, noShowsPay: true })).toMatchObject([
      { people: 6, totalCents: 29_400, vatCents: 5_498 },
    ]);
  });

  test('are nothing while nothing has changed since', () => {
    const first = linesToHandOver([aSignUp()], [], TERMS);
    expect(linesToHandOver([aSignUp()], first, TERMS)).toEqual([]);
  });

  test('are the difference afterwards, and the VAT of all lines is that of their total', () => {
    const lines = linesToHandOver([aSignUp({ came: 3, absent: 3 })], [], TERMS);
    lines.push(...linesToHandOver([aSignUp({ came: 4, absent: 2 })], lines, TERMS));
    lines.push(...linesToHandOver([aSignUp({ came: 0, absent: 0 })], lines, TERMS));
    expect(lines.map(({ people }) => people)).toEqual([3, 1, -4]);
    expect(sumOfLines(lines)).toEqual({ people: 0, totalCents: 0, vatCents: 0 });
    expect(sumOfLines(lines.slice(0, 2)).vatCents).toBe(19_600 - Math.round(1_960_000 / 123));
  });

  test('repeat a payer whose facts have changed, without an amount', () => {
    const first = linesToHandOver([aSignUp()], [], TERMS);
    expect(linesToHandOver([aSignUp({ ico: '31322832' })], first, TERMS)).toMatchObject([
      { ico: '31322832', people: 0, totalCents: 0, vatCents: 0 },
    ]);
  });
});
