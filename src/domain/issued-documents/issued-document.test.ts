import { describe, expect, test } from 'vitest';
import type { ClosedCourse } from '#domain/results/closing.ts';
import { NO_RESULT, type Result } from '#domain/results/result.ts';
import { checkedState } from './document-check.ts';
import type { DocumentRule } from './document-rule.ts';
import {
  type DocumentFacts,
  documentFacts,
  documentLines,
  documentState,
  type IssuedDocument,
  parseDocumentNumber,
} from './issued-document.ts';

const RULE: DocumentRule = {
  type: 'lesenar',
  kind: 'preukaz',
  title: 'Preukaz lešenára',
  field: 'LE',
  by: 'company',
  statement: 'absolvoval(a) základný kurz',
  annex: '',
  lessons: 2,
  law: { number: '124/2006', part: '§ 16' },
  exam: { questions: 20, pass: 16, practical: true },
  medicalOpinion: true,
  renewal: { months: 60, name: 'aktualizačná odborná príprava' },
  participantsMax: null,
  permit: 'LEŠ',
  from: '2020-01-01',
  to: null,
  confirmedOn: null,
};

const COURSE: ClosedCourse = {
  nameOfCourse: 'Lešenár',
  image: '/ikony/ikony-05.svg',
  date: '2026-11-30',
  dateTo: null,
  city: 'Žilina',
  days: 1,
  lecturer: 'Ivan Lektor',
  rule: RULE,
  law: '§ 16 zákona č. 124/2006 Z. z.',
  quote: '',
  permit: 'LEŠ-3',
  renewal: { months: 3, name: 'aktualizačná odborná príprava', isLaw: true },
};

function facts(course: Partial<ClosedCourse> = {}, result: Partial<Result> = {}): DocumentFacts {
  const person = { name: 'Žofia Ľuptáková', birthDate: '1988-02-14', result: { ...NO_RESULT, ...result } };
  const issue = { number: '2026/LE/0014', issuedOn: '2026-12-01', company: ['Vzor s. r. o.', 'IČO 00000001'] };
  return documentFacts({ ...COURSE, ...course }, person, issue);
}

function aDocument(over: Partial<IssuedDocument> = {}): IssuedDocument {
  return {
    id: 'doklad',
    resultId: 'vysledok',
    number: '2026/LE/0014',
    facts: facts(),
    code: '0000000000000000',
    sha256: '',
    issuedAt: '2026-12-01T10:00:00.000Z',
    revokedAt: null,
    reason: null,
    replacedById: null,
    ...over,
  };
}

const REVOKED = { revokedAt: '2026-12-04T23:30:00.000Z' };
const REPLACED = { ...REVOKED, replacedById: 'novy' };
const advised = { facts: facts({ renewal: { months: 3, name: '', isLaw: false } }) };
const unlimited = { facts: facts({ renewal: null }) };

describe('a document', () => {
  test.each([
    ['valid', {}, '2026-11-29'],
    ['renew', {}, '2026-11-30'],
    ['renew', {}, '2027-02-28'],
    ['overdue', {}, '2027-03-01'],
    ['valid', advised, '2027-02-28'],
    ['valid', advised, '2099-01-01'],
    ['valid', unlimited, '2099-01-01'],
    ['revoked', REVOKED, '2026-12-05'],
    ['revoked', REVOKED, '2099-01-01'],
    ['replaced', REPLACED, '2026-12-05'],
  ] as const)('is %s by what became of it and its term by law: %o on %s', (state, over, today) => {
    expect(documentState(aDocument(over), today)).toBe(state);
  });

  test('ends as many months after the last day, at the end of a shorter month', () => {
    expect(facts().renewal?.until).toBe('2027-02-28');
    expect(facts({ date: '2026-11-15', dateTo: '2026-11-17' }).renewal?.until).toBe('2027-02-17');
  });

  test('says how the exam went as far as that is known, and nothing where there is none', () => {
    const result = { points: 19, practical: true, examinedOn: '2026-11-29', examiner: 'Ján Polák' };
    expect(facts({}, result).exam).toBe('29.11.2026, test 19 z 20, praktická časť, skúšal(a) Ján Polák');
    expect(facts().exam).toBe('30.11.2026, test, praktická časť');
    const orally = { ...RULE, exam: { questions: null, pass: null, practical: false } };
    expect(facts({ rule: orally, dateTo: '2026-12-02' }, result).exam).toBe(
      '29.11.2026, overenie vedomostí, skúšal(a) Ján Polák',
    );
    expect(facts({ rule: orally, dateTo: '2026-12-02' }).exam).toBe('02.12.2026, overenie vedomostí');
    expect(facts({ rule: { ...RULE, exam: null } }, result).exam).toBe('');
  });

  test('cannot be made for a type of course without a rule', () => {
    expect(() => facts({ rule: null })).toThrow('Lešenár has no document');
  });

  test('lists what is printed on it, and no field that it has not', () => {
    const all = facts({ quote: 'Kurz trvá deň.', rule: { ...RULE, annex: 'b)' } }, { opinionSeenOn: '2026-11-30' });
    const values = Object.fromEntries(documentLines(all).map(({ name, value }) => [name, value]));
    expect(values).toMatchObject({
      annex: 'príloha č. 1a písm. b)',
      held: '2\u00A0vyučovacie hodiny, 30.11.2026, Žilina',
      law: '§ 16 zákona č. 124/2006 Z. z.: „Kurz trvá deň.“',
      opinion: 'predložený 30.11.2026',
      permit: 'č. LEŠ-3',
      company: 'Vzor s. r. o., IČO 00000001',
      renewal: 'aktualizačná odborná príprava do 28.02.2027',
    });
    const few = documentLines({ ...facts({ permit: '', rule: { ...RULE, lessons: null } }), ...advised.facts });
    expect(few.map(({ name }) => name)).not.toContain('annex');
    const none = documentLines(facts({ permit: '', renewal: null, rule: { ...RULE, lessons: null, exam: null } }));
    expect(none.map(({ name }) => name)).toEqual([
      ...[
        'title',
        'name',
        'birthDate',
        'number',
        'course',
        'statement',
        'held',
        'law',
        'lecturer',
        'company',
        'issued',
      ],
    ]);
    expect(none.find(({ name }) => name === 'held')?.value).toBe('30.11.2026, Žilina');
    expect(none.find(({ name }) => name === 'law')?.value).toBe('§ 16 zákona č. 124/2006 Z. z.');
    const line = documentLines(advised.facts, 'en').at(-1);
    expect(line).toEqual({ name: 'renewal', label: 'To be renewed', value: 'do 28.02.2027, odporúčame' });
  });
});

describe('the page that checks a document', () => {
  const newer = aDocument({ number: '2026/LE/0015', facts: { ...facts(), issuedOn: '2026-12-05' } });
  const sentences = (over: Partial<IssuedDocument>, today: string, replacement?: IssuedDocument) =>
    (['sk', 'en'] as const).map((language) => {
      const { word, reason } = checkedState(aDocument(over), replacement, today, language);
      return `${word}. ${reason}`;
    });

  test.each([
    ['valid', {}, '2026-11-29', 'Platný. Vydali sme ho a nič sa na ňom nezmenilo.'],
    ['to be renewed', {}, '2026-12-01', 'Treba aktualizačná odborná príprava. Do 28.02.2027. Dovtedy doklad platí.'],
    ['overdue', {}, '2027-03-01', 'Po lehote. Aktualizačná odborná príprava bolo treba absolvovať do 28.02.2027.'],
    [
      'valid beyond a advised term',
      advised,
      '2027-03-01',
      'Platný. Vydali sme ho a nič sa na ňom nezmenilo. Zopakovanie sme odporúčali do 28.02.2027.',
    ],
    [
      'valid on the last day of a advised term',
      advised,
      '2027-02-28',
      'Platný. Vydali sme ho a nič sa na ňom nezmenilo.',
    ],
    ['valid without a term', unlimited, '2099-01-01', 'Platný. Vydali sme ho a nič sa na ňom nezmenilo.'],
    ['revoked', REVOKED, '2026-12-05', 'Zrušený. Dňa 05.12.2026. Papier s týmto číslom neplatí.'],
    [
      'revoked for a reason',
      { ...REVOKED, reason: 'zlý dátum' },
      '2026-12-05',
      'Zrušený. Dňa 05.12.2026: zlý dátum. Papier s týmto číslom neplatí.',
    ],
    [
      'replaced by an erased one',
      REPLACED,
      '2026-12-05',
      'Nahradený. Údaje sme opravili. Papier s týmto číslom neplatí.',
    ],
  ] as const)('says in Slovak that it is %s', (_state, over, today, sentence) => {
    expect(sentences(over, today)[0]).toBe(sentence);
  });

  test('names an unnamed term by a general word', () => {
    const unnamed = { facts: facts({ renewal: { months: 3, name: '', isLaw: true } }) };
    expect(sentences(unnamed, '2027-03-01')[0]).toBe(
      'Po lehote. Opakované školenie bolo treba absolvovať do 28.02.2027.',
    );
  });

  test('leads from a replaced document to the one that replaced it', () => {
    expect(sentences(REPLACED, '2026-12-05', newer)).toEqual([
      'Nahradený. Údaje sme opravili. Platí nový doklad č. 2026/LE/0015 z 05.12.2026.',
      'Replaced. We corrected it. The new document no. 2026/LE/0015 of 05.12.2026 is valid.',
    ]);
  });

  test.each([
    [{}, '2026-12-01', 'Update training is due. By 28.02.2027. The document is valid until then.'],
    [{}, '2027-03-01', 'Overdue. Update training was due by 28.02.2027.'],
    [advised, '2027-03-01', 'Valid. We issued it and nothing on it has changed. We advised renewal by 28.02.2027.'],
    [unlimited, '2027-03-01', 'Valid. We issued it and nothing on it has changed.'],
    [REVOKED, '2026-12-05', 'Revoked. On 05.12.2026. A paper with this number is not valid.'],
    [
      { ...REVOKED, reason: 'wrong date' },
      '2026-12-05',
      'Revoked. On 05.12.2026: wrong date. A paper with this number is not valid.',
    ],
    [REPLACED, '2026-12-05', 'Replaced. We corrected it. A paper with this number is not valid.'],
  ] as const)('says the same in English: %o on %s', (over, today, sentence) => {
    expect(sentences(over, today)[1]).toBe(sentence);
  });
});

test.each([
  [' 2027-pp-14 ', '2027/PP/0014'],
  ['2027PP14', '2027/PP/0014'],
  ['č. 2027/PP/0014.', '2027/PP/0014'],
  ['2027 / PP / 00014', '2027/PP/0014'],
  ['27/PP/14', undefined],
  ['2027/P/14', undefined],
  ['2027/PP/', undefined],
])('the number %j is typed for %s', (typed, number) => {
  expect(parseDocumentNumber(typed)).toBe(number);
});
