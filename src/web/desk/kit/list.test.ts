import { expect, test } from 'vitest';
import { CITY, CLIENT, defineList } from './list.ts';

const list = defineList({
  path: '/dashboard/dopyty',
  tabs: { label: 'Stav', all: 'Všetky', states: { new: 'Nové', closed: 'Uzavreté' } },
  fields: { city: CITY, clientId: CLIENT, month: { name: 'mesiac', label: 'Mesiac' } },
  days: { from: 'Od', to: 'Do', words: 'prijaté' },
  orders: { newest: 'Od najnovších', oldest: 'Od najstarších' },
  noun: ['dopyt', 'dopyty', 'dopytov'],
  empty: { title: 'Nič' },
  noMatch: 'Nič také',
});

const read = (query: string) => list.read(new URLSearchParams(query));

test('a list is filtered by its address, and invalid values are ignored', () => {
  const filter = read('stav=new&hladat=zilina&mesto=Žilina&od=24.11.2026&zoradenie=oldest&strana=3');
  expect(filter).toEqual({
    state: 'new',
    search: 'zilina',
    city: 'Žilina',
    from: '2026-11-24',
    order: 'oldest',
    page: 3,
  });
  expect(read('stav=constructor&hladat=&mesto=Praha&od=zajtra&zoradenie=__proto__&strana=-2')).toEqual({ page: 1 });
});

test('the address of a filtered list is read as the same filter', () => {
  const filter = { state: 'new', search: 'a&b', city: 'Žilina', to: '2026-11-30', page: 2 } as const;
  const address = list.at(filter, { kedy: 'teraz', z: undefined });
  expect(address).toBe('/dashboard/dopyty?stav=new&hladat=a%26b&mesto=%C5%BDilina&do=2026-11-30&kedy=teraz&strana=2');
  expect(read(address.split('?')[1] ?? '')).toEqual(filter);
  expect(list.at()).toBe('/dashboard/dopyty');
});

test('the default order and parameters that are not of the filter are not kept in its address', () => {
  expect(list.at(new URLSearchParams('zoradenie=newest&stav=&strana=1&kedy=teraz'))).toBe('/dashboard/dopyty');
});

test('records, their pages and acts keep the filter of the list', () => {
  expect(list.record('a/b', { state: 'new' })).toBe('/dashboard/dopyty/a%2Fb?stav=new');
  expect(list.record('a', new URLSearchParams('hladat=x'), 'prevzatie')).toBe(
    '/dashboard/dopyty/a/prevzatie?hladat=x',
  );
  expect(list.below('vybavenie', { page: 2 })).toBe('/dashboard/dopyty/vybavenie?strana=2');
});

test('a filter is said in words; an order, a page and a field without choices do not narrow', () => {
  const filter = { search: 'a', state: 'new', city: 'Žilina', clientId: 'f', from: '2026-11-24' } as const;
  const options = { clientId: [{ id: 'f', name: 'Firma' }] };
  expect(list.narrowing(filter, options)).toEqual([
    'hľadanie „a“',
    'Nové',
    'Žilina',
    'Firma',
    'prijaté od 24.11.2026',
  ]);
  expect(list.narrowing({ from: '2026-11-24', to: '2026-11-24' })).toEqual(['prijaté 24.11.2026']);
  expect(list.narrowing({ order: 'oldest', page: 2, month: '2026-12' })).toEqual([]);
});
