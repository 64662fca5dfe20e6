import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayError } from '#domain/day.ts';
import { PARTICIPANT_MESSAGES } from '#domain/sign-ups/participant-fields.ts';
import { participantReader, readTable as readRows, splitPeopleOnOneLine } from './roster-table.ts';

const TODAY = '2026-11-23';
const readTable = (table: string[][], today: string) => ({ rows: readRows(table).map(participantReader(today)) });
const read = (...rows: string[][]) => readTable(rows, TODAY);
const names = (...rows: string[][]) => read(...rows).rows.map(({ entered }) => [entered.firstName, entered.lastName]);
const JAN = ['Ján', 'Polák'];
const EVA = ['Eva', 'Šimková'];

describe('the columns of a roster', () => {
  test('are recognised by the heading, in any order', () => {
    const { rows } = read(
      ['Zoznam účastníkov'],
      ['P. č.', 'E-mail', 'Priezvisko', 'Meno', 'Titul', 'Dátum nar.', 'R. č.'],
      ['1.', 'jan@example.sk', 'Polák', 'Ján', 'Ing.', '12. 5. 1988', '880512/1234'],
    );
    expect(rows.map(({ facts }) => facts)).toEqual([
      { firstName: 'Ing. Ján', lastName: 'Polák', birthDate: '1988-05-12', email: 'jan@example.sk' },
    ]);
    expect(JSON.stringify(rows)).not.toContain('880512');
  });

  test('are recognised by their content where there is no heading', () => {
    const { rows } = read(
      ['1', 'Ján', 'Polák', '880512/1234', '12.05.1988', 'jan@example.sk'],
      ['2', 'Eva', 'Šimková', '885311/4321', '', 'eva@example.sk'],
    );
    expect(rows.map(({ facts }) => facts)).toEqual([
      { firstName: 'Ján', lastName: 'Polák', birthDate: '1988-05-12', email: 'jan@example.sk' },
      { firstName: 'Eva', lastName: 'Šimková', birthDate: null, email: 'eva@example.sk' },
    ]);
  });

  test.each([
    ['a heading that says so', [['Priezvisko a meno'], ['Polák Ján'], ['Šimková Eva']]],
    ['the other heading', [['Meno a priezvisko'], ['Ján Polák'], ['Eva Šimková']]],
    ['a heading over whole names', [['Meno'], ['Ján Polák'], ['Eva Šimková']]],
    ['the order of the house', [['Ján Polák'], ['Eva Šimková']]],
    ['the comma form', [['Polák, Ján'], ['Šimková, Eva']]],
    ['a number before it', [['1.', 'Ján Polák'], ['2.', 'Eva Šimková'], ['3.']]],
  ])('include one for the whole name: %s', (_, rows) => {
    expect(names(...rows)).toEqual([JAN, EVA]);
  });

  test('are read last name first in all rows when most rows are „Last, First“', () => {
    expect(names(['Polák, Ján'], ['Šimková, Eva'], ['Sýkora Róbert'])).toEqual([JAN, EVA, ['Róbert', 'Sýkora']]);
  });
});

describe('a name in a roster', () => {
  test.each([
    ['Ing. Ján Polák, PhD.', 'Ing. Ján', 'Polák, PhD.'],
    ['Polák, Ing. Ján', 'Ing. Ján', 'Polák'],
    ['Mgr.Eva Šimková', 'Mgr. Eva', 'Šimková'],
    ['Doc. MUDr. Eva Mária Šimková, Ph.D., MBA', 'Doc. MUDr. Eva Mária', 'Šimková, Ph.D., MBA'],
    ['Ludwig van der Berg', 'Ludwig', 'van der Berg'],
    ['Eva Nováková - Kováčová', 'Eva', 'Nováková-Kováčová'],
    ['Bích', '', 'Bích'],
    ['王秀英', '', '王秀英'],
    ['Ольга Иванова', 'Ольга', 'Иванова'],
    ['محمد علي', 'محمد', 'علي'],
    ['J\u200Bán\u00A0 Pola\u0301k', 'Ján', 'Polák'],
  ])('%s is read with its titles, in any script', (written, firstName, lastName) => {
    const [row] = read(['Meno a priezvisko'], [written]).rows;
    expect(row?.entered).toMatchObject({ firstName, lastName });
    expect(row?.errors).toBeUndefined();
  });

  test('cannot be a title alone', () => {
    expect(read(['Meno a priezvisko'], ['Ing.']).rows[0]?.errors).toEqual([
      { field: 'lastName', message: PARTICIPANT_MESSAGES.name },
    ]);
  });
});

describe('people on one line of a roster', () => {
  test.each([
    ['each in a cell', ['Ján Polák', ' Eva Šimková', '']],
    ['with commas between them', ['Ján Polák, Eva Šimková']],
    ['last name first', ['Polák, Ján', 'Šimková, Eva']],
    ['with titles', ['Ing. Ján Polák, Eva Šimková'], 'Ing. Ján'],
    ['with their addresses', ['Ján Polák <jan@example.sk>', 'Eva Šimková <eva@example.sk>']],
    ['with their addresses and commas', ['Ján Polák <jan@example.sk>, Eva Šimková <eva@example.sk>']],
  ])('are one below the other: %s', (_, line, firstName = 'Ján') => {
    expect(names(...splitPeopleOnOneLine([line, ['']]))).toEqual([[firstName, 'Polák'], EVA]);
  });

  test('keep a title after a name with it', () => {
    expect(splitPeopleOnOneLine([['Ján Polák, PhD., Eva Šimková']])).toEqual([['Ján Polák, PhD.'], ['Eva Šimková']]);
  });

  test.each([
    ['a name in two cells', ['Ján', 'Polák']],
    ['the comma form', ['Polák, Ján']],
    ['names of single words', ['Polák, Šimková, Sýkora']],
    ['facts about one person', ['Ján Polák', '12.05.1988', 'jan@example.sk']],
    ['one name', ['Ján Polák, PhD.']],
    ['a heading', ['Meno a priezvisko', 'Dátum narodenia']],
  ])('are not made of %s', (_, line) => {
    expect(splitPeopleOnOneLine([line])).toEqual([line]);
  });

  test('are not sought in a table of several lines', () => {
    const table = [
      ['Ján Polák', 'Pekáreň Príklad'],
      ['Eva Šimková', 'Pekáreň Príklad'],
    ];
    expect(splitPeopleOnOneLine(table)).toBe(table);
  });
});

test.each([
  ['a number', '1. Ján Polák', '2. Eva Šimková', '3.'],
  ['a number and a bracket', '1) Ján Polák', '2) Eva Šimková'],
  ['what announces it', 'Dobrý deň, na kurz prídu:', 'Ján Polák', 'Eva Šimková'],
  ['a dash', '- Ján Polák', '– Eva Šimková'],
  ['a dot', '• Ján Polák', '•Eva Šimková'],
  ['commas at the ends of lines', 'Ján Polák,', 'Eva Šimková;'],
  ['personal and telephone numbers', 'Ján Polák 880512/1234', 'Eva Šimková, 0905 123 456'],
])('a list in an email names people without %s', (_, ...lines) => {
  expect(names(...lines.map((line) => [line]))).toEqual([JAN, EVA]);
});

test.each([
  ['Ján Polák <jan@example.sk>', null],
  ['"Ján Polák" <jan@example.sk>,', null],
  ['Ján Polák, jan@example.sk', null],
  ['1. Ján Polák – jan@example.sk', null],
  ['Ján Polák (jan@example.sk), nar. 12.5.1988', '1988-05-12'],
  ['Ján Polák, 12. 5. 1988, jan@example.sk', '1988-05-12'],
])('a line in an email is read as the facts of a person: %s', (line, birthDate) => {
  expect(read([line], ['Eva Šimková']).rows.map(({ facts }) => facts)).toEqual([
    { firstName: 'Ján', lastName: 'Polák', birthDate, email: 'jan@example.sk' },
    { firstName: 'Eva', lastName: 'Šimková', birthDate: null, email: null },
  ]);
});

test.each([
  '12.05.1988',
  '12. 5. 1988',
  '12.5.1988',
  '1988-05-12',
  '12/5/1988',
  '12-05-1988',
  '1988-05-12T00:00:00.000Z',
  '12.5.1988 0:00',
  '32275',
])('a birth date in a roster may be written %s', (written) => {
  const [row] = read(['Meno', 'Priezvisko', 'Dátum narodenia'], [...JAN, written]).rows;
  expect(row?.facts?.birthDate).toBe('1988-05-12');
});

test.each([
  ['birthDate', '31.02.1988', dayError('31.02.1988')],
  ['birthDate', '12.5.88', dayError('12.5.88')],
  ['birthDate', 'neviem', dayError('neviem')],
  ['birthDate', '12.05.2027', PARTICIPANT_MESSAGES.birthDateImpossible],
  ['email', 'jan@', PARTICIPANT_MESSAGES.email],
] as const)('an invalid %s in a roster, %s, is returned unchanged with an error', (field, written, message) => {
  const heading = ['Meno', 'Priezvisko', field === 'email' ? 'Mail' : 'Nar.'];
  const [row] = read(heading, [...JAN, written]).rows;
  expect(row?.entered).toMatchObject({ firstName: 'Ján', lastName: 'Polák', [field]: written });
  expect(row?.errors).toEqual([{ field, message }]);
});

test('a nonexistent date is an error also in a roster without a heading', () => {
  expect(read(['Ján Polák', '31.2.1988'], ['Eva Šimková']).rows.map(({ errors }) => errors)).toEqual([
    [{ field: 'birthDate', message: dayError('31.2.1988') }],
    undefined,
  ]);
});

test('every row of a roster is skipped, valid or returned with an error', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom('', ' ', 'Meno', 'Priezvisko', 'Ing.', 'Polák, Ján', '12.5.1988', 'a@b.sk', '7', '\u200B'),
  );
  fc.assert(
    fc.property(fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 30 }), (table) => {
      const { rows } = readTable(table, TODAY);
      expect(rows.length).toBeLessThanOrEqual(table.length);
      for (const { facts, errors } of rows) {
        if (facts) expect(facts.firstName ?? facts.lastName).toBeTruthy();
        else expect(errors).not.toEqual([]);
      }
    }),
  );
});

test('a roster with a heading yields as many rows as it has names', () => {
  const word = fc.stringMatching(/^\p{Lu}\p{Ll}{2,8}$/u).filter((word) => !/^(Meno|Ing|Doc|Dis)/.test(word));
  fc.assert(
    fc.property(fc.array(fc.tuple(word, word), { minLength: 1, maxLength: 20 }), (people) => {
      const { rows } = readTable([['Priezvisko', 'Meno'], ...people.map(([first, last]) => [last, first])], TODAY);
      expect(rows).toHaveLength(people.length);
    }),
  );
});
