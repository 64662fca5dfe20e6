import { expect, test } from 'vitest';
import type { StaffRole } from '#domain/staff/staff.ts';
import { firstSectionOf, sectionsFor } from './desk-sections.ts';

const member = (role: StaffRole) => ({ kind: 'staff', id: 'x', name: 'X', email: 'x@example.sk', role }) as const;
const titlesFor = (role: StaffRole) =>
  sectionsFor(member(role)).flatMap(({ sections }) => sections.map(({ title }) => title));

test('an editor is shown what an editor writes, and begins there', () => {
  expect(titlesFor('editor')).toEqual(['Články', 'Podcast']);
  expect(firstSectionOf(member('editor'))).toBe('/dashboard/clanky');
});

test('a coordinator is shown all but the settings, and begins in Dnes', () => {
  expect(titlesFor('coordinator')).toEqual([
    'Dnes',
    'Kurzy',
    'Kalendár',
    'Prihlášky',
    'Dopyty',
    'Klienti',
    'Pošta',
    'Články',
    'Podcast',
  ]);
  expect(firstSectionOf(member('coordinator'))).toBe('/dashboard/dnes');
});

test('a lecturer begins in the courses they teach', () => {
  expect(firstSectionOf(member('lecturer'))).toBe('/dashboard/moje-kurzy');
});
