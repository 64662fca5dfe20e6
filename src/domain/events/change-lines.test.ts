import { expect, test } from 'vitest';
import { changeLines } from './change-lines.ts';

test('a changed field is shown with its old and new value, in words', () => {
  const before = { status: 'inactive', date: '2026-12-15', capacity: 12, place: 'Príkladná 3', isPrivate: false };
  const after = { status: 'active', date: '2027-01-11', capacity: 12, place: '', isPrivate: true };
  expect(changeLines({ before, after })).toEqual([
    { label: 'Stav', was: 'Skrytý', is: 'Aktívny' },
    { label: 'Začiatok', was: '15.12.2026', is: '11.01.2027' },
    { label: 'Miesto konania', was: 'Príkladná 3', is: '' },
    { label: 'Súkromný', was: 'nie', is: 'áno' },
  ]);
});

test('states, roles and reasons are shown with their labels in every field', () => {
  const lines = (field: string, value: string) => changeLines({ before: null, after: { [field]: value } })[0]?.is;
  expect(lines('status', 'waiting')).toBe('Náhradník');
  expect(lines('role', 'editor')).toBe('Redaktor');
  expect(lines('heldBecause', 'address-bounced')).toBe('Z tejto adresy sa nám e-mail vrátil');
  // a typed word is not a state
  expect(lines('reason', 'active')).toBe('active');
});

test('people are shown by name, instants in Bratislava time, and long texts are cut', () => {
  const after = {
    participants: [
      { id: 'a', name: 'Ján Polák' },
      { id: 'b', firstName: 'Eva', lastName: 'Nová', email: null },
    ],
    validUntil: '2026-03-26T08:00:00.000Z',
    content: 'a'.repeat(500),
  };
  expect(changeLines({ before: null, after })).toEqual([
    { label: 'Účastníci', was: '', is: 'Ján Polák, Eva Nová' },
    { label: 'Platí do', was: '', is: '26.03.2026 o\u00A09.00' },
    { label: 'Text', was: '', is: `${'a'.repeat(120)}…` },
  ]);
});

test('fields without a label and unchanged fields are not shown', () => {
  expect(
    changeLines({ before: { calendarSequence: 1, seats: 3 }, after: { calendarSequence: 2, seats: 3 } }),
  ).toEqual([]);
  expect(changeLines({ before: null, after: null })).toEqual([]);
});
