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

test('a branch can be photographed where it can be visited at a known address, a hall where its place is known', () => {
  const branch = { street: 'Príkladná 3', city: 'Žilina', postalCode: '010 01', phone: '', headquarters: false };
  const company = {
    ...EMPTY_COMPANY,
    branches: [
      { ...branch, visitable: true },
      { ...branch, city: 'Martin', visitable: false },
      { ...branch, city: 'Nitra', street: '', visitable: true },
    ],
  };
  const venues = [
    { place: 'Hala 2', city: 'Žilina' },
    { place: '', city: 'Trnava' },
  ];
  const subjects = photographSubjects(company, { lecturers: [{ id: 'eva', name: 'Eva' }], venues });
  expect(subjects.map(({ kind, name, shownOn }) => [kind, name, shownOn])).toEqual([
    ['lecturer', 'Eva', ['Kurzy']],
    ['branch', 'Žilina', ['Kontakt']],
    ['hall', 'Hala 2, Žilina', ['Kurzy']],
  ]);
});
