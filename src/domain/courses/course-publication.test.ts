import { expect, test } from 'vitest';
import { courseSkipReason } from './course-publication.ts';

const TODAY = '2026-11-20';
const COURSE = { status: 'inactive', isPrivate: false, cancelledAt: null, date: TODAY } as const;

test.each([
  ['a hidden one on its first day', COURSE, undefined, 'unchanged'],
  ['a private one', { ...COURSE, isPrivate: true }, undefined, undefined],
  ['an active one', { ...COURSE, status: 'active' }, 'unchanged', undefined],
  ['an active one that has begun', { ...COURSE, status: 'active', date: '2026-11-19' }, 'unchanged', undefined],
  ['a hidden one that has begun', { ...COURSE, date: '2026-11-19' }, 'begun', 'unchanged'],
  ['a cancelled one', { ...COURSE, cancelledAt: '2026-11-01T10:00:00.000Z' }, 'cancelled', 'cancelled'],
] as const)('%s is published or hidden, or the reason why not is returned', (_, course, published, hidden) => {
  expect(courseSkipReason(course, 'active', TODAY)).toBe(published);
  expect(courseSkipReason(course, 'inactive', TODAY)).toBe(hidden);
});
