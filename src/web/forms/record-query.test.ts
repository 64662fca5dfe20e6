import { expect, test } from 'vitest';
import { recordQuery } from './record-query.ts';

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const read = (query: string) => recordQuery(new URLSearchParams(query), 'prihlaska').toString();

test('recordQuery keeps only the id of the record', () => {
  expect(read(`prihlaska=${ID}`)).toBe(`prihlaska=${ID}`);
  expect(read(`utm_source=x&prihlaska=${ID}&prihlaska=demo-1&dopyt=demo-2`)).toBe(`prihlaska=${ID}`);
  expect(read('prihlaska=demo-4')).toBe('prihlaska=demo-4');
});

test.each([
  '',
  'prihlaska',
  'prihlaska=',
  'PRIHLASKA=demo-4',
  'prihlaska=DEMO-4',
  `prihlaska=${ID.toUpperCase()}`,
  `prihlaska=${ID}%0A`,
  `prihlaska=%20${ID}`,
  `prihlaska=${ID.replaceAll('-', '')}`,
  'prihlaska=constructor',
  "prihlaska=demo-1'--",
  `prihlaska=demo-${'1'.repeat(10_000)}`,
  'prihlaska[]=demo-1',
])('recordQuery drops an invalid id: %.40s', (query) => {
  expect(read(query)).toBe('');
});
