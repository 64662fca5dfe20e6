import { expect, test } from 'vitest';
import { candidatesOf } from './candidate.ts';
import { containsPersonName, isSought, readPersonSearch } from './person-search.ts';
import type { Trace } from './trace.ts';

let made = 0;
function aTrace(over: Partial<Trace> = {}): Trace {
  made += 1;
  const facts = { name: 'Marta Krajčiová', email: '', phone: '', birthDate: '' };
  return { noun: 'signUp', id: `s-${made}`, about: 'Kurz', at: '2026-11-20T11:00:00.000Z', ...facts, ...over };
}

test('what was typed is an e-mail, a telephone or a name; less than that is nobody', () => {
  expect(readPersonSearch(' krajciova@posta.example ')).toEqual({ by: 'email', words: 'krajciova@posta.example' });
  expect(readPersonSearch('+421 905 111 003')).toEqual({ by: 'phone', words: '+421 905 111 003' });
  expect(readPersonSearch('Krajčiová')).toEqual({ by: 'name', words: 'Krajčiová' });
  for (const typed of ['', '  ', '905', 'ab', '- -']) expect(readPersonSearch(typed)).toBeUndefined();
});

test('an e-mail is found whole, a telephone however it is written, a name by the beginnings of its words', () => {
  const trace = aTrace({ email: 'Krajciova@Posta.example', phone: '0905 111 003' });
  const finds = (typed: string) => isSought(trace, readPersonSearch(typed) ?? { by: 'name', words: '?' });
  for (const typed of ['krajciova@posta.example', '+421 905111003', 'krajciova marta', 'Krajč'])
    expect(finds(typed), typed).toBe(true);
  for (const typed of ['ajciova@posta.example', '905 111 004', 'Marta Nová', 'ajčiová'])
    expect(finds(typed), typed).toBe(false);
  expect(isSought(aTrace(), { by: 'phone', words: '0905 111 003' })).toBe(false);
});

test('a name alone joins nothing: people of one name are told apart by what else is known', () => {
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

test('only what has the typed e-mail is surely the person’s', () => {
  const email = 'krajciova@posta.example';
  const traces = [aTrace({ birthDate: '1990-05-04' }), aTrace({ email })];
  const candidates = candidatesOf(traces, { by: 'email', words: email });
  expect(candidates.map(({ isSure, birthDate }) => [isSure, birthDate])).toEqual([
    [true, ''],
    [false, '1990-05-04'],
  ]);
});

test('the name of a sole trader contains the whole name of the person, a namesake of the family does not', () => {
  for (const client of ['Ján Novák – stavby', 'Novák Ján, elektro', 'JAN NOVAK'])
    expect(containsPersonName(client, 'Ján Novák'), client).toBe(true);
  for (const client of ['Jana Nováková – účtovníctvo', 'Novák, s. r. o.', 'Ján Nováček'])
    expect(containsPersonName(client, 'Ján Novák'), client).toBe(false);
});
