import { expect, test } from 'vitest';
import type { StaffRole } from '#domain/staff/staff.ts';
import { firstPageOf, placeOf, sectionsFor } from './desk-sections.ts';

const member = (role: StaffRole) => ({ kind: 'staff', id: 'x', name: 'X', email: 'x@example.sk', role }) as const;
const titlesFor = (role: StaffRole) => sectionsFor(member(role)).map(({ title }) => title);

test('an administrator sees eight sections, and starts in Dnes', () => {
  expect(titlesFor('admin')).toEqual([
    'Dnes',
    'Kurzy',
    'Prihlášky',
    'Dopyty',
    'Klienti',
    'E-maily',
    'Obsah',
    'Nastavenia',
  ]);
  expect(firstPageOf(member('admin'))).toBe('/dashboard/dnes');
});

test('a coordinator sees all sections but the settings', () => {
  expect(titlesFor('coordinator')).toEqual(titlesFor('admin').slice(0, -1));
});

test('an editor sees the content of the site, and starts in the articles', () => {
  expect(titlesFor('editor')).toEqual(['Obsah']);
  expect(firstPageOf(member('editor'))).toBe('/dashboard/clanky');
});

test('a lecturer sees only the courses they teach', () => {
  const [courses, ...others] = sectionsFor(member('lecturer'));
  expect(others).toEqual([]);
  expect(courses?.pages.map(({ title }) => title)).toEqual(['Moje kurzy']);
});

test.each([
  ['/dashboard', 'Kurzy', 'Zoznam'],
  ['/dashboard/kurzy/demo-1/obsadenost', 'Kurzy', 'Zoznam'],
  ['/dashboard/kalendar', 'Kurzy', 'Kalendár'],
  ['/dashboard/typy/x', 'Kurzy', 'Typy kurzov'],
  ['/dashboard/cakajuci/x', 'Prihlášky', 'Čakajú na termín'],
  ['/dashboard/firma/fotografie', 'Nastavenia', 'Fotografie'],
])('%s belongs to %s, %s', (pathname, section, page) => {
  const place = placeOf(pathname, sectionsFor(member('admin')));
  expect([place?.section.title, place?.page.title]).toEqual([section, page]);
});

test("a page of a lecturer's course belongs to their courses, and their own account to no section", () => {
  const sections = sectionsFor(member('lecturer'));
  expect(placeOf('/dashboard/kurzy/demo-1/prezencna-listina', sections)?.page.title).toBe('Moje kurzy');
  expect(placeOf('/dashboard/ucet', sections)).toBeUndefined();
});
