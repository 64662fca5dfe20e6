import { expect, test } from 'vitest';
import type { StaffRole } from '#domain/staff/staff.ts';
import { sectionsFor } from './desk-sections.ts';
import { KEYS } from './keys.ts';

test('no action has a key that moves among rows, ticks one or opens a section', () => {
  expect(Object.values(KEYS).filter((key) => ['j', 'k', 'x', 'g', '?', 'Enter'].includes(key))).toEqual([]);
});

test('a capital, or a character of an unshifted digit key on a Slovak keyboard, is no key', () => {
  for (const key of Object.values(KEYS).filter((key) => key.length === 1)) {
    expect(key).toBe(key.toLowerCase());
    expect('+ľščťžýáíé').not.toContain(key);
  }
});

test.each<StaffRole>(['admin', 'coordinator', 'editor', 'lecturer'])(
  'each page a %s sees has its own letter',
  (role) => {
    const sections = sectionsFor({ kind: 'staff', id: 'x', name: 'X', email: 'x@example.sk', role });
    const keys = sections.flatMap(({ pages }) => pages.flatMap(({ key = [] }) => key));
    expect(new Set(keys).size).toBe(keys.length);
  },
);
