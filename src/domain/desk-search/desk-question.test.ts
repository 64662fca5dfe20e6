import { expect, test } from 'vitest';
import { deskQuestion } from './desk-question.ts';

test.each([
  ['', [], []],
  ['č', [['c']], []],
  ['no va', [['no'], ['va']], []],
  ['% _ " *', [['%'], ['_'], ['"'], ['*']], []],
  ['Nová', [['nova']], [['nova']]],
  ['Vu Nguyen', [['vu'], ['nguyen']], [['nguyen']]],
])('„%s“ asks for %j, and an index knows %j', (typed, terms, longTerms) => {
  expect(deskQuestion(typed)).toMatchObject({ terms, longTerms, wasCut: false });
});

test('more than a person types is cut, and that is known', () => {
  const { text, wasCut } = deskQuestion('požiar '.repeat(60));
  expect([text.length <= 200, wasCut]).toEqual([true, true]);
});
