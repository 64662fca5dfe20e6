import { expect, test } from 'vitest';
import type { StaffRole } from '#domain/staff/staff.ts';
import { firstSectionOf, sectionsFor } from './desk-sections.ts';

const member = (role: StaffRole) => ({ kind: 'staff', id: 'x', name: 'X', email: 'x@example.sk', role }) as const;
const titlesFor = (role: StaffRole) =>
  sectionsFor(member(role)).flatMap(({ sections }) => sections.map(({ title }) => title));

test('an editor sees the sections for content, and starts there', () => {
  expect(titlesFor('editor')).toEqual(['Články', 'Podcast']);
  expect(firstSectionOf(member('editor'))).toBe('/dashboard/clanky');
});

test('a coordinator sees all sections but the settings, and starts in Dnes', () => {
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

test('a lecturer starts in the courses they teach', () => {
  expect(firstSectionOf(member('lecturer'))).toBe('/dashboard/moje-kurzy');
});
