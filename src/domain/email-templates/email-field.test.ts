import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMAIL_FIELDS, fieldProblem, fieldsIn, fieldValues, inBraces, merged } from './email-field.ts';

const COURSE = {
  nameOfCourse: 'Lešenár',
  date: '2026-04-14',
  dateTo: null,
  city: 'Žilina',
  place: 'Príkladná 3',
  price: '95 €',
  hours: '',
} as const;
const COMPANY = fieldValues(COURSE, 3);

describe('a field in braces', () => {
  test('is filled in with any spaces and capitals', () => {
    expect(merged('Kurz {kurz} bude { Termín } v meste {mesto}, máte {počet miest}.', COMPANY)).toBe(
      'Kurz Lešenár bude 14.04.2026 v meste Žilina, máte 3\u00A0miesta.',
    );
  });

  test('is refused when unknown, with a list of the known ones', () => {
    const problem = fieldProblem('Dobrý deň, {meno}!');
    expect(problem).toContain('Pole {meno} nepoznáme.');
    for (const field of Object.keys(EMAIL_FIELDS)) expect(problem).toContain(inBraces(field));
    expect(fieldProblem('{toString}')).toBeDefined();
    expect(fieldProblem('Cena je {cena}, zátvorka { sama nič neznamená.')).toBeUndefined();
  });

  test('is filled in once: braces in the name of a course are not filled in', () => {
    const tricky = fieldValues({ ...COURSE, nameOfCourse: '{cena} $&' }, 1);
    expect(merged('{kurz}', tricky)).toBe('{cena} $&');
  });

  test('is reported when its value is empty', () => {
    expect(fieldsIn('{čas} a {miesto}, {čas}').filter((field) => COMPANY[field] === '')).toEqual(['čas']);
  });

  test('is the only part of a text that is replaced', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        if (fieldsIn(text).length === 0) expect(merged(text, COMPANY)).toBe(text);
      }),
    );
  });
});
