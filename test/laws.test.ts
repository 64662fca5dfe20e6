import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { citation, lawsSchema } from '#domain/page-texts/laws.ts';
import table from '../content/zakony.yaml';
import { citedSentences, TEXT_FILES } from '../tools/laws.ts';

const LAWS = lawsSchema.parse(table);
const sentences = citedSentences();

test('every citation is of a listed provision, and none was compared on a future day', () => {
  const today = Temporal.Now.plainDateISO('Europe/Bratislava').toString();
  const untrue = sentences.filter((reference) => (citation(LAWS, reference).comparedOn ?? today) > today);
  expect(untrue).toEqual([]);
  expect(sentences.length).toBeGreaterThan(100);
});

test('a day of comparison requires the compared sentence and its source', () => {
  const [law] = LAWS;
  const compared = { quote: 'Zamestnávateľ je povinný oboznamovať.', source: law?.url, day: '2026-11-23' };
  const isRight = (comparison: unknown) =>
    lawsSchema.safeParse([{ ...law, provisions: { '§ 7': comparison } }]).success;
  expect(isRight(compared)).toBe(true);
  expect(isRight(null)).toBe(true);
  expect(isRight('2026-11-23')).toBe(false);
  expect(isRight({ ...compared, quote: '' })).toBe(false);
  expect(isRight({ ...compared, source: undefined })).toBe(false);
});

test('every citation has a readable sentence', () => {
  expect(sentences.filter(({ sentence }) => sentence.split(' ').length < 4)).toEqual([]);
});

test.each(TEXT_FILES)('%s cites no regulation by hand', (file) => {
  const uncited = readFileSync(file, 'utf8').replaceAll(/\{[^}]*\}/g, '');
  expect(uncited).not.toMatch(/\d+\/(19|20)\d\d Z\. ?z|slov-lex/);
});

test('an unlisted provision cannot be cited', () => {
  expect(() => citation(LAWS, { number: '124/2006', part: '§ 99' })).toThrow('§ 99 of 124/2006');
  expect(() => citation(LAWS, { number: '1/1990', part: '' })).toThrow('1/1990');
});
