import { expect, test } from 'vitest';
import { EMPTY_COMPANY } from '#domain/company/company.ts';
import { photographSubjects } from './photograph.ts';

test('each person on the contact page is one subject of photographs, whatever shows them', () => {
  const person = { name: 'Jana Vzorná', role: '', area: '', phone: '', email: '' };
  const company = {
    ...EMPTY_COMPANY,
    sales: [person],
    desks: { shop: { ...person, name: 'Peter Vzorný', phones: [] }, courses: { ...person, phones: [] } },
  };
  const subjects = photographSubjects(company, { lecturers: [], venues: [] });
  expect(subjects.map(({ name, shownOn }) => [name, shownOn])).toEqual([
    ['Jana Vzorná', ['Kontakt']],
    ['Peter Vzorný', ['Kontakt']],
  ]);
});
