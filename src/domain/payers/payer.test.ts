import { describe, expect, test } from 'vitest';
import { fieldErrors } from '#domain/field-error.ts';
import { gapsPhrase, isForeign, mayRequestPayer, movedSentence, type Payer, payerGaps, payerOf } from './payer.ts';
import { payerSchema } from './payer-fields.ts';

const NOBODY = { applicant: 'company', firstName: '', lastName: '', companyName: 'Pekáreň Príklad' } as const;
const { version: _, ...EMPTY } = payerOf(NOBODY, undefined);

function entered(over: Partial<Payer>) {
  const parsed = payerSchema.safeParse(over);
  if (!parsed.success) return { errors: fieldErrors(parsed.error).map(({ field }) => field) };
  const { ico, dic, icDph } = parsed.data.payer;
  return { ico, dic, icDph, moved: movedSentence(parsed.data.moved) };
}

describe('the numbers of a payer', () => {
  test.each([
    ['with spaces', { ico: '31 322 832', dic: '2199 999 989', icDph: 'sk 2199999989' }],
    ['with a VAT number without its country', { ico: '31322832', dic: '2199999989', icDph: '2199999989' }],
  ])('are stored in one spelling when they are entered %s', (_how, numbers) => {
    expect(entered(numbers)).toEqual({ ico: '31322832', dic: '2199999989', icDph: 'SK2199999989', moved: '' });
  });

  test('are accepted of a self-employed person, whose tax number begins with 1', () => {
    expect(entered({ dic: '1099999989', icDph: 'SK1099999989' })).toMatchObject({ dic: '1099999989', moved: '' });
  });

  test.each([
    [{ dic: 'SK2199999989' }, { icDph: 'SK2199999989' }, 'IČ\u00A0DPH bolo v\u00A0poli DIČ, presunuli sme ho.'],
    [{ ico: '2199999989' }, { dic: '2199999989' }, 'DIČ bolo v\u00A0poli IČO, presunuli sme ho.'],
    [
      { ico: '2199999989', dic: '31322832' },
      { ico: '31322832', dic: '2199999989' },
      'DIČ bolo v\u00A0poli IČO, presunuli sme ho. IČO bolo v\u00A0poli DIČ, presunuli sme ho.',
    ],
    [
      { dic: '31322832', ico: '31322832' },
      { ico: '31322832', dic: '' },
      'IČO bolo v\u00A0poli DIČ, presunuli sme ho.',
    ],
  ])('%j are moved to their fields, and a sentence states it', (numbers, placed, sentence) => {
    expect(entered(numbers)).toEqual({ ico: '', dic: '', icDph: '', ...placed, moved: sentence });
  });

  test.each([
    [{ dic: '219999998' }, ['dic']],
    [{ dic: '2199999988' }, ['dic']],
    [{ ico: '31322833' }, ['ico']],
    [{ icDph: 'SK219999998' }, ['icDph']],
    // the IČO field has another company's number
    [{ ico: '31322832', dic: '35757442' }, ['dic']],
    [{ ico: '=1+1', invoiceEmail: 'faktury' }, ['ico', 'invoiceEmail']],
  ])('%j are refused', (numbers, errors) => {
    expect(entered(numbers)).toEqual({ errors });
  });

  test('of a foreign company are stored as they were entered', () => {
    expect(entered({ icDph: 'DE 811 907 980', ico: 'HRB 12345' })).toEqual({
      ico: 'HRB 12345',
      dic: '',
      icDph: 'DE811907980',
      moved: '',
    });
    expect(entered({ postalCode: '00-950', ico: '123456785' })).toMatchObject({ ico: '123456785' });
  });
});

test('a payer may have a name of 200 characters, an ampersand or Greek letters', () => {
  const names = ['Novák & syn', 'Ελληνική Εταιρεία', 'a'.repeat(200)];
  expect(names.map((name) => payerSchema.parse({ name }).payer.name)).toEqual(names);
});

test('what is missing may be asked of an active sign-up with an e-mail', () => {
  const incomplete = { applicant: 'company', status: 'confirmed', email: 'viera@example.sk' } as const;
  expect(mayRequestPayer(incomplete, EMPTY)).toBe(true);
  expect(mayRequestPayer({ ...incomplete, applicant: 'person' }, EMPTY)).toBe(false);
  expect(mayRequestPayer({ ...incomplete, status: 'cancelled' }, EMPTY)).toBe(false);
  expect(mayRequestPayer({ ...incomplete, email: '' }, EMPTY)).toBe(false);
});

test('a company lacks an IČO and an address, a foreign one only the address, a person nothing', () => {
  expect(gapsPhrase(payerGaps(EMPTY, 'company'))).toBe('chýbajú IČO a\u00A0adresa');
  expect(gapsPhrase(payerGaps({ ...EMPTY, icDph: 'ATU12345678' }, 'company'))).toBe('chýba adresa');
  expect(payerGaps(EMPTY, 'person')).toEqual([]);
  const address = { street: 'Príkladná 3', city: 'Žilina', postalCode: '010 01' };
  expect(payerGaps({ ...EMPTY, ...address, ico: '31322832' }, 'company')).toEqual([]);
  expect(isForeign({ ...address, icDph: 'SK2199999989' })).toBe(false);
});
