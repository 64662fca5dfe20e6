import { expect, test } from 'vitest';
import { listPath, readListFilter } from './list-filter.ts';

const STATES = { new: 'Nové', handled: 'Vybavené' };
const read = (query: string) => readListFilter(new URLSearchParams(query), STATES);

test('a list is filtered by its address, and invalid values are ignored', () => {
  expect(read('stav=new&hladat=zilina&strana=3')).toEqual({ state: 'new', search: 'zilina', page: 3 });
  expect(read('stav=constructor&hladat=&strana=-2')).toEqual({ state: undefined, search: undefined, page: 1 });
});

test('the address of a filtered list is read as the same filter', () => {
  const filter = { state: 'new', search: 'a&b', page: 2 } as const;
  const path = listPath('/dashboard/dopyty', filter, { mesto: undefined });
  expect(path).toBe('/dashboard/dopyty?stav=new&hladat=a%26b&strana=2');
  expect(read(path.split('?')[1] ?? '')).toEqual(filter);
  expect(listPath('/dashboard/dopyty', { page: 1 })).toBe('/dashboard/dopyty');
});
