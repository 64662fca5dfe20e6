import { describe, expect, test } from 'vitest';
import { EMPTY_COMPANY } from './company.ts';
import { clientTrainingPrice, courseTerms, withFacts } from './company-facts.ts';

const company = {
  ...EMPTY_COMPANY,
  legalName: 'Vzor *a* syn',
  email: 'info_1@example.sk',
  phone: '+421 900 000 001',
};

describe('a text with the company’s facts', () => {
  test('has them filled in, e-mails and numbers as links', () => {
    expect(withFacts('Píšte na {e-mail} alebo volajte {telefón}.', company)).toBe(
      'Píšte na [info\\_1@example.sk](mailto:info_1@example.sk) alebo volajte [\\+421\u00A0900\u00A0000\u00A0001](tel:+421900000001).',
    );
  });

  test('leaves out the line whose fact nobody filled in, and no other', () => {
    expect(withFacts('Prvá veta.\nIČO {IČO} a {telefón}.\nTretia veta.', company)).toBe('Prvá veta.\nTretia veta.');
  });

  test('takes the general address where there is none of its own', () => {
    expect(withFacts('{e-mail pre prístupnosť}', company)).toContain('mailto:info_1@example.sk');
  });

  test('does not let a name become Markdown', () => {
    expect(withFacts('{obchodné meno}', company)).toBe('Vzor \\*a\\* syn');
  });

  test('keeps the anchor of a heading', () => {
    expect(withFacts('## Kto {#kto}', company)).toBe('## Kto {#kto}');
  });

  test('refuses a fact the company does not know', () => {
    expect(() => withFacts('{rodné číslo}', company)).toThrow('rodné číslo');
  });
});

describe('the terms of a course', () => {
  const commitments = { ...EMPTY_COMPANY.commitments, coursePayment: 'Platíte po kurze.' };

  test('are a row for each that the record has, and that a sign-up binds to nothing', () => {
    expect(courseTerms({ commitments })).toEqual([
      { title: 'Zaplatenie', text: 'Platíte po kurze.' },
      { title: 'Zrušenie', text: 'Prihláška je nezáväzná.' },
    ]);
    expect(courseTerms(EMPTY_COMPANY).map(({ title }) => title)).toEqual(['Zrušenie']);
  });

  test.each([
    ['15 € za osobu', 'od 15 € za osobu, podľa'],
    ['', 'na otázku, podľa'],
  ])('a training at the client’s that costs „%s“ is told as „%s“ …', (clientTrainingPriceFrom, told) => {
    expect(clientTrainingPrice({ commitments: { ...commitments, clientTrainingPriceFrom } })).toContain(told);
  });
});
