import { expect, test } from 'vitest';
import { documentRulesSchema, ruleFor } from './document-rule.ts';

const lesenar = {
  type: 'lesenar',
  kind: 'preukaz',
  title: 'Preukaz lešenára',
  field: 'LE',
  by: 'company',
  statement: 'absolvoval(a) kurz',
  law: { number: '124/2006', part: '§ 16' },
  permit: 'LEŠ',
  from: '2020-01-01',
  to: '2026-06-30',
};
const later = { ...lesenar, from: '2026-07-01', to: null };
const vodici = { ...lesenar, type: 'vodici', field: 'VO', from: '2026-01-01', to: null };
const areRules = (...rules: object[]) => documentRulesSchema.safeParse(rules).success;

test('rules of one type follow each other without an overlap, in any order', () => {
  expect(areRules(lesenar, later)).toBe(true);
  expect(areRules(later, lesenar)).toBe(true);
  for (const from of ['2026-06-30', '2020-01-01', '2019-12-31'])
    for (const rules of [[lesenar, { ...later, from }] as const, [{ ...later, from }, lesenar] as const])
      expect(areRules(...rules), from).toBe(false);
  expect(areRules({ ...lesenar, from: '2027-01-01', to: null }, later)).toBe(false);
});

test('letters of numbers belong to one type', () => {
  expect(areRules(lesenar, vodici)).toBe(true);
  expect(areRules(lesenar, { ...vodici, field: 'LE' })).toBe(false);
});

test.each([
  [{ questions: 20, pass: 16 }, true],
  [{ questions: 20, pass: 20 }, true],
  [{ practical: true }, true],
  [{ questions: 20, pass: 21 }, false],
  [{ questions: 20 }, false],
  [{ pass: 16 }, false],
])('an exam states how many of how many answers pass, or neither: %o', (exam, isOne) => {
  expect(areRules({ ...lesenar, exam })).toBe(isOne);
});

test('a course has the rule of its type on its last day', () => {
  const rules = documentRulesSchema.parse([vodici, lesenar, later]);
  const ruleOn = (day: string, type: string | null = 'lesenar') => ruleFor(rules, type, day)?.from;
  expect(ruleOn('2019-12-31')).toBeUndefined();
  expect(ruleOn('2020-01-01')).toBe('2020-01-01');
  expect(ruleOn('2026-06-30')).toBe('2020-01-01');
  expect(ruleOn('2026-07-01')).toBe('2026-07-01');
  expect(ruleOn('2099-01-01')).toBe('2026-07-01');
  expect(ruleOn('2026-06-30', 'vodici')).toBe('2026-01-01');
  expect(ruleOn('2026-06-30', null)).toBeUndefined();
});
