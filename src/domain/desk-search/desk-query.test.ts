import { expect, test } from 'vitest';
import { parseDeskQuery } from './desk-query.ts';

test.each([
  ['', [], []],
  ['č', [['c']], []],
  ['no va', [['no'], ['va']], []],
  ['% _ " *', [['%'], ['_'], ['"'], ['*']], []],
  ['Nová', [['nova']], [['nova']]],
  ['Vu Nguyen', [['vu'], ['nguyen']], [['nguyen']]],
])('the query „%s“ has the terms %j, of which an index is used for %j', (entered, terms, longTerms) => {
  expect(parseDeskQuery(entered)).toMatchObject({ terms, longTerms, wasCut: false });
});

test('a query that is too long is cut and reported as cut', () => {
  const { text, wasCut } = parseDeskQuery('požiar '.repeat(60));
  expect([text.length <= 200, wasCut]).toEqual([true, true]);
});
