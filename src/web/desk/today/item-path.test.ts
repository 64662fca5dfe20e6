import { expect, test } from 'vitest';
import type { TodayItem } from '#domain/today/today-item.ts';
import { itemPath } from './item-path.ts';

const renewals: Extract<TodayItem, { kind: 'renewals' }> = {
  kind: 'renewals',
  ids: ['prihlaska'],
  since: '2028-08-22',
  isUrgent: false,
  course: { id: 'kurz', name: 'Kurz prvej pomoci', date: '2026-11-20', dateTo: null, city: 'Žilina' },
  name: 'Žofia Ľuptáková',
  isErased: false,
  phone: '',
  email: '',
  holders: ['Žofia Ľuptáková'],
  postponement: undefined,
  renewal: { until: '2028-11-20', name: '', isLaw: false },
};

test('a term leads to the documents of its course, of a deleted one to the sign-up while it exists', () => {
  expect(itemPath(renewals)).toBe('/dashboard/kurzy/kurz/doklady');
  const deleted = { ...renewals, course: { ...renewals.course, id: '' } };
  expect(itemPath(deleted)).toBe('/dashboard/prihlasky/prihlaska');
  expect(itemPath({ ...deleted, isErased: true })).toBe('/dashboard/klienti');
});
