import { expect, test } from 'vitest';
import { candidatesOf } from './candidate.ts';
import { containsPersonName, isDirectMatch, readPersonSearch } from './person-search.ts';
import type { Trace } from './trace.ts';

let count = 0;
function aTrace(over: Partial<Trace> = {}): Trace {
  count += 1;
  const facts = { name: 'Marta Krajčiová', email: '', phone: '', birthDate: '' };
  return { noun: 'signUp', id: `s-${count}`, about: 'Kurz', at: '2026-11-20T11:00:00.000Z', ...facts, ...over };
}

test('a search is read as an e-mail, a telephone or a name; a shorter text is no search', () => {
  expect(readPersonSearch(' krajciova@posta.example ')).toEqual({ by: 'email', words: 'krajciova@posta.example' });
  expect(readPersonSearch('+421 905 111 003')).toEqual({ by: 'phone', words: '+421 905 111 003' });
  expect(readPersonSearch('Krajčiová')).toEqual({ by: 'name', words: 'Krajčiová' });
  for (const entered of ['', '  ', '905', 'ab', '- -']) expect(readPersonSearch(entered)).toBeUndefined();
});

test('an e-mail matches as a whole, a telephone in any format, a name by the beginnings of its words', () => {
  const trace = aTrace({ email: 'Krajciova@Posta.example', phone: '0905 111 003' });
  const isFound = (entered: string) => isDirectMatch(trace, readPersonSearch(entered) ?? { by: 'name', words: '?' });
  for (const entered of ['krajciova@posta.example', '+421 905111003', 'krajciova marta', 'Krajč'])
    expect(isFound(entered), entered).toBe(true);
  for (const entered of ['ajciova@posta.example', '905 111 004', 'Marta Nová', 'ajčiová'])
    expect(isFound(entered), entered).toBe(false);
  expect(isDirectMatch(aTrace(), { by: 'phone', words: '0905 111 003' })).toBe(false);
});

test('records with only a name in common are separate candidates', () => {
  const email = 'krajciova@posta.example';
  const traces = [
    aTrace({ email }),
    aTrace({ email: 'KRAJCIOVA@posta.example', name: 'Krajčiová Marta' }),
    aTrace({ birthDate: '1990-05-04' }),
    aTrace({ birthDate: '1971-01-02' }),
    aTrace({ phone: '0905 111 003' }),
    aTrace({ phone: '+421 905 111 003' }),
    aTrace(),
    aTrace(),
  ];
  const candidates = candidatesOf(traces, { by: 'name', words: 'Krajčiová' });
  expect(candidates.map(({ traces }) => traces.length).sort()).toEqual([1, 1, 1, 1, 2, 2]);
  expect(candidates.some(({ isSure }) => isSure)).toBe(false);
});

test('only a record with the e-mail searched for is certainly about the person', () => {
  const email = 'krajciova@posta.example';
  const traces = [aTrace({ birthDate: '1990-05-04' }), aTrace({ email })];
  const candidates = candidatesOf(traces, { by: 'email', words: email });
  expect(candidates.map(({ isSure, birthDate }) => [isSure, birthDate])).toEqual([
    [true, ''],
    [false, '1990-05-04'],
  ]);
});

test('a company name matches a sole trader only if it contains the person’s whole name', () => {
  for (const client of ['Ján Novák – stavby', 'Novák Ján, elektro', 'JAN NOVAK'])
    expect(containsPersonName(client, 'Ján Novák'), client).toBe(true);
  for (const client of ['Jana Nováková – účtovníctvo', 'Novák, s. r. o.', 'Ján Nováček'])
    expect(containsPersonName(client, 'Ján Novák'), client).toBe(false);
});
