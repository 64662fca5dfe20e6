import { describe, expect, test } from 'vitest';
import type { DocumentRule } from '#domain/issued-documents/document-rule.ts';
import {
  type ClosedCourse,
  closingObstacles,
  isEntitled,
  issuingObstacle,
  lacksBirthDate,
  lacksOf,
  outcomeIn,
} from './closing.ts';
import { type ClosingPerson, NO_RESULT, personLabel, verdictOf } from './result.ts';
import { parseResults } from './result-fields.ts';
import { readSheet } from './signed-sheet.ts';

const TEST = { questions: 20, pass: 16, practical: true };
const RULE = { by: 'company', exam: TEST, medicalOpinion: false } as DocumentRule;
const DAYS = { date: '2026-11-19', dateTo: '2026-11-20', days: 2 };
const COURSE = { ...DAYS, lecturer: 'Ivan Lektor', rule: RULE, permit: 'LEŠ-3' } as ClosedCourse;
const WITHOUT_EXAM = { ...COURSE, rule: { ...RULE, exam: null } };
const PASSED = { ...NO_RESULT, verdict: 'passed' } as const;
const FAILED = { ...NO_RESULT, verdict: 'failed' } as const;

function aPerson(over: Partial<ClosingPerson> = {}): ClosingPerson {
  return {
    participantId: 'zofia',
    signUpId: 'vzor',
    position: 0,
    name: 'Žofia Ľuptáková',
    birthDate: '1988-02-14',
    companyName: '',
    daysPresent: 2,
    result: PASSED,
    ...over,
  };
}

test('a person without a name is the participant of a company', () => {
  expect(personLabel(aPerson())).toBe('Žofia Ľuptáková');
  expect(personLabel(aPerson({ name: '', position: 1 }))).toBe('Účastník 2');
  expect(personLabel(aPerson({ name: '', companyName: 'Vzor s. r. o.' }))).toBe('Účastník 1 (Vzor s. r. o.)');
});

test.each([
  ['no exam', null, { points: 20, practical: true, declared: 'passed' }, null],
  [
    'points that are enough, with the practical part',
    TEST,
    { points: 16, practical: true, declared: null },
    'passed',
  ],
  ['points that are too few', TEST, { points: 15, practical: true, declared: 'passed' }, 'failed'],
  ['points without the practical part', TEST, { points: 20, practical: false, declared: 'passed' }, 'failed'],
  [
    'points of an exam without a practical part',
    { ...TEST, practical: false },
    { points: 16, practical: false, declared: null },
    'passed',
  ],
  ['no points: what was declared', TEST, { points: null, practical: false, declared: 'passed' }, 'passed'],
  ['no points: nothing was declared', TEST, { points: null, practical: true, declared: null }, null],
  [
    'points where they do not decide',
    { questions: null, pass: null, practical: true },
    { points: 3, practical: false, declared: 'passed' },
    'passed',
  ],
] as const)('the verdict of %s', (_, exam, entered, verdict) => {
  expect(verdictOf(exam, entered)).toBe(verdict);
});

describe('a person of a course', () => {
  test.each([
    ['absent', COURSE, aPerson({ daysPresent: 1 }), false],
    ['absent', WITHOUT_EXAM, aPerson({ daysPresent: 1 }), false],
    ['attended', WITHOUT_EXAM, aPerson({ result: NO_RESULT }), true],
    ['attended', { ...COURSE, rule: null }, aPerson({ result: NO_RESULT }), true],
    ['passed', COURSE, aPerson(), true],
    ['failed', COURSE, aPerson({ result: FAILED }), false],
    ['undecided', COURSE, aPerson({ result: NO_RESULT }), false],
  ] as const)('has the outcome %s: %#', (outcome, course, person, entitled) => {
    expect(outcomeIn(course, person)).toBe(outcome);
    expect(isEntitled(course, person)).toBe(entitled);
  });

  test('lacks a name, a birth date or a medical opinion, the last only where the rule asks for it', () => {
    const nobody = aPerson({ name: '', birthDate: null });
    const asking = { rule: { ...RULE, medicalOpinion: true } };
    expect(lacksOf(COURSE, nobody)).toEqual(['name', 'birthDate']);
    expect(lacksOf({ rule: null }, nobody)).toEqual(['name', 'birthDate']);
    expect(lacksOf(asking, nobody)).toEqual(['name', 'birthDate', 'opinion']);
    expect(lacksOf(asking, aPerson())).toEqual(['opinion']);
    expect(lacksOf(asking, aPerson({ result: { ...PASSED, opinionSeenOn: '2026-11-20' } }))).toEqual([]);
  });

  test('is asked for the birth date alone if they are named and can still get a document', () => {
    const unborn = (over: Partial<ClosingPerson> = {}) => aPerson({ birthDate: null, ...over });
    for (const result of [PASSED, NO_RESULT]) expect(lacksBirthDate(COURSE, unborn({ result }))).toBe(true);
    expect(lacksBirthDate(COURSE, aPerson())).toBe(false);
    expect(lacksBirthDate(COURSE, unborn({ name: '' }))).toBe(false);
    expect(lacksBirthDate(COURSE, unborn({ daysPresent: 1 }))).toBe(false);
    expect(lacksBirthDate(COURSE, unborn({ result: FAILED }))).toBe(false);
    expect(lacksBirthDate({ ...COURSE, rule: null }, unborn())).toBe(false);
  });
});

describe('a course', () => {
  const obstacles = (people: ClosingPerson[], today: string, over: Partial<ClosedCourse> = {}) =>
    closingObstacles({ ...COURSE, ...over }, people, today);

  test('is closed from its last day on, with somebody who taught it and a result of everybody present', () => {
    expect(obstacles([aPerson()], '2026-11-20')).toEqual([]);
    expect(obstacles([aPerson()], '2026-11-19')).toEqual([{ obstacle: 'not-over', names: [] }]);
    expect(obstacles([aPerson()], '2026-11-19', { dateTo: null })).toEqual([]);
    expect(obstacles([], '2026-11-20')).toEqual([{ obstacle: 'nobody', names: [] }]);
    expect(obstacles([aPerson()], '2026-11-20', { lecturer: '' })).toEqual([{ obstacle: 'no-lecturer', names: [] }]);
    expect(
      obstacles([aPerson(), aPerson({ name: 'Ján Polák', result: NO_RESULT }), aPerson()], '2026-11-20'),
    ).toEqual([{ obstacle: 'undecided', names: ['Ján Polák'] }]);
  });

  test('has no documents without a rule, of an authority, or without an authorisation', () => {
    expect(issuingObstacle(COURSE)).toBeUndefined();
    expect(issuingObstacle({ ...COURSE, rule: null })).toBe('no-rule');
    expect(issuingObstacle({ ...COURSE, rule: { ...RULE, by: 'authority' } })).toBe('authority');
    expect(issuingObstacle({ ...COURSE, permit: '' })).toBe('no-permit');
  });
});

describe('the form of results', () => {
  const TODAY = '2026-11-20';
  const parsed = (texts: Record<string, string>, rule: DocumentRule | null = RULE) =>
    parseResults((name) => texts[name] ?? '', { people: [aPerson()], rule, today: TODAY });
  const resultOf = (texts: Record<string, string>, rule?: DocumentRule | null) => {
    const fields = parsed(texts, rule);
    return fields.valid ? fields.fields.results.get('zofia') : fields.errors;
  };
  const examined = { skuska: '19.11.2026', skusal: ' Ján Polák ' };

  test('has the points, the practical part and the opinion of each person, and one examination of all', () => {
    expect(
      parsed({ ...examined, poznamka: 'Prišli načas.', 'body-zofia': ' 16 ', 'prax-zofia': 'on' }),
    ).toMatchObject({
      valid: true,
      fields: { note: 'Prišli načas.', examination: { examinedOn: '2026-11-19', examiner: 'Ján Polák' } },
    });
    expect(resultOf({ ...examined, 'body-zofia': ' 16 ', 'prax-zofia': 'on' })).toEqual({
      verdict: 'passed',
      points: 16,
      practical: true,
      examinedOn: '2026-11-19',
      examiner: 'Ján Polák',
      opinionSeenOn: null,
    });
    expect(resultOf({ ...examined, 'body-zofia': '16' })).toMatchObject({ verdict: 'failed', practical: false });
    expect(resultOf({ ...examined, 'posudok-zofia': 'on' })).toMatchObject({ opinionSeenOn: TODAY });
    expect(resultOf({ posudky: '18.11.2026', 'posudok-zofia': 'on' })).toMatchObject({ opinionSeenOn: '2026-11-18' });
    expect(resultOf({ posudky: '18.11.2026' })).toMatchObject({ opinionSeenOn: null });
  });

  test('says nothing of an examination of somebody without a verdict', () => {
    expect(resultOf(examined)).toEqual(NO_RESULT);
    for (const declared of ['passed', 'failed'])
      expect(resultOf({ ...examined, 'vysledok-zofia': declared })).toMatchObject({
        verdict: declared,
        examiner: 'Ján Polák',
      });
    expect(resultOf({ ...examined, 'vysledok-zofia': 'snáď' })).toEqual(NO_RESULT);
    expect(resultOf({ ...examined, 'vysledok-zofia': 'passed' }, null)).toEqual(NO_RESULT);
  });

  test.each(['0', '20'])('takes %s points of 20', (points) => {
    expect(resultOf({ 'body-zofia': points })).toMatchObject({ points: Number(points) });
  });

  test.each(['-1', '21', '1,5', '1.5', 'veľa'])('refuses %s points of 20', (points) => {
    expect(resultOf({ 'body-zofia': points })).toEqual([
      { field: 'body-zofia', message: 'Žofia Ľuptáková: body sú celé číslo od 0 do 20.' },
    ]);
  });

  test('refuses points where there is no test', () => {
    const message = 'Žofia Ľuptáková: body sú celé číslo od 0 do 0.';
    for (const rule of [
      { ...RULE, exam: null },
      { ...RULE, exam: { questions: null, pass: null, practical: true } },
    ])
      expect(resultOf({ 'body-zofia': '1' }, rule)).toEqual([{ field: 'body-zofia', message }]);
  });

  test('refuses days that are none or are to come', () => {
    const message = 'Napíšte deň v tvare dd.mm.rrrr, najneskôr 20.11.2026.';
    expect(resultOf({ skuska: '20.11.2026', posudky: '20.11.2026' })).toEqual(NO_RESULT);
    expect(resultOf({ skuska: '21.11.2026', posudky: 'včera' })).toEqual([
      { field: 'skuska', message },
      { field: 'posudky', message },
    ]);
  });

  test('names the field of a text that is too long', () => {
    const fieldsOf = (texts: Record<string, string>) => {
      const fields = parsed(texts);
      return fields.valid ? [] : fields.errors.map(({ field }) => field);
    };
    const long = 'a'.repeat(20_000);
    expect(fieldsOf({ skusal: long })).toEqual(['skusal']);
    expect(fieldsOf({ poznamka: long })).toEqual(['poznamka']);
  });
});

test('the signed list is a photograph or a PDF of at most ten megabytes that is what it says', () => {
  const jpeg = (length = 4) => {
    const bytes = new Uint8Array(length);
    bytes.set([0xff, 0xd8, 0xff, 0xe0]);
    return bytes;
  };
  const pdf = new TextEncoder().encode('%PDF-1.7');
  for (const name of ['listina.jpg', 'LISTINA.JPEG'])
    expect(readSheet({ name, bytes: jpeg() })).toEqual({ mediaType: 'image/jpeg' });
  expect(readSheet({ name: 'listina.pdf', bytes: pdf })).toEqual({ mediaType: 'application/pdf' });
  const refused = (name: string, bytes: Uint8Array) => readSheet({ name, bytes });
  expect(refused('listina.png', jpeg())).toEqual({ problem: 'Nahrajte fotku .jpg alebo súbor .pdf.' });
  expect(refused('listina.jpg', pdf)).toEqual({
    problem: 'Súbor nie je to, čo hovorí jeho prípona. Odfoťte listinu znova.',
  });
  expect(refused('listina.jpg', jpeg(10_000_000))).toEqual({ mediaType: 'image/jpeg' });
  expect(refused('listina.jpg', jpeg(10_000_001))).toEqual({ problem: 'Súbor má viac ako 10 MB. Zmenšite ho.' });
});
