import { describe, expect, test } from 'vitest';
import { EMPTY_COMPANY } from './company.ts';
import { addressLine, clientTrainingPrice, courseTerms, registerEntry, withFacts } from './company-facts.ts';

const company = {
  ...EMPTY_COMPANY,
  legalName: 'Vzor *a* syn',
  email: 'info_1@example.sk',
  phone: '+421 900 000 001',
};

describe('a text with the company’s facts', () => {
  test('has its placeholders filled in, e-mails and telephone numbers as links', () => {
    expect(withFacts('Píšte na {e-mail} alebo volajte {telefón}.', company)).toBe(
      'Píšte na [info\\_1@example.sk](mailto:info_1@example.sk) alebo volajte [\\+421\u00A0900\u00A0000\u00A0001](tel:+421900000001).',
    );
  });

  test('omits only the line whose fact is empty', () => {
    expect(withFacts('Prvá veta.\nIČO {IČO} a {telefón}.\nTretia veta.', company)).toBe('Prvá veta.\nTretia veta.');
  });

  test('uses the general e-mail address where the specific one is empty', () => {
    expect(withFacts('{e-mail pre prístupnosť}', company)).toContain('mailto:info_1@example.sk');
  });

  test('escapes Markdown in a fact', () => {
    expect(withFacts('{obchodné meno}', company)).toBe('Vzor \\*a\\* syn');
  });

  test('leaves the anchor of a heading unchanged', () => {
    expect(withFacts('## Kto {#kto}', company)).toBe('## Kto {#kto}');
  });

  test('throws for an unknown fact', () => {
    expect(() => withFacts('{rodné číslo}', company)).toThrow('rodné číslo');
  });
});

describe('the entry in a register', () => {
  test.each([
    [{}, 'Okresný súd Žilina, oddiel Sro, vložka\u00A0č.\u00A01/L'],
    [{ section: '' }, 'Okresný súd Žilina, vložka\u00A0č.\u00A01/L'],
    [{ entry: '' }, 'Okresný súd Žilina, oddiel Sro'],
    [{ court: '' }, ''],
  ])('with %o differing from a whole one is „%s“', (missing, shown) => {
    expect(registerEntry({ court: 'Okresný súd Žilina', section: 'Sro', entry: '1/L', ...missing })).toBe(shown);
  });
});

describe('an address', () => {
  test.each([
    [{}, 'Príkladná 3, 010\u00A001 Žilina'],
    [{ street: '' }, '010\u00A001 Žilina'],
    [{ postalCode: '' }, 'Príkladná 3, Žilina'],
    [{ street: '', postalCode: '', city: '' }, ''],
  ])('with %o differing from a whole one is „%s“', (missing, shown) => {
    expect(addressLine({ street: 'Príkladná 3', postalCode: '010 01', city: 'Žilina', ...missing })).toBe(shown);
  });
});

describe('the terms of a course', () => {
  const commitments = { ...EMPTY_COMPANY.commitments, coursePayment: 'Platíte po kurze.' };

  test('are a row for each term in the company’s record, and that a sign-up is not binding', () => {
    expect(courseTerms({ commitments })).toEqual([
      { title: 'Zaplatenie', text: 'Platíte po kurze.' },
      { title: 'Zrušenie', text: 'Prihláška je nezáväzná.' },
    ]);
    expect(courseTerms(EMPTY_COMPANY).map(({ title }) => title)).toEqual(['Zrušenie']);
  });

  test.each([
    ['15 € za osobu', 'od 15 € za osobu, podľa'],
    ['', 'na vyžiadanie, podľa'],
  ])('show the price „%s“ of a training at the client’s as „%s“ …', (clientTrainingPriceFrom, shown) => {
    expect(clientTrainingPrice({ commitments: { ...commitments, clientTrainingPriceFrom } })).toContain(shown);
  });
});
