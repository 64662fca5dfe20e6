import { expect, test } from 'vitest';
import { nonBreaking } from '#domain/slovak.ts';
import { comparedSentence } from './compared-laws.tsx';

const cited = (label: string, comparedOn?: string) => ({
  label,
  name: 'o vodách',
  url: 'https://example.sk/',
  comparedOn,
});

test('a page that cites nothing compared says nothing of it', () => {
  expect(comparedSentence(undefined)).toBeUndefined();
  expect(comparedSentence({ page: { title: 'Služby', duties: [{ law: cited('§ 4') }] } })).toBeUndefined();
});

test('a page names each compared provision once, wherever it cites it', () => {
  const compared = cited('§ 41', '2027-01-12');
  const loaded = {
    page: { duties: [{ law: compared }, { law: cited('§ 4') }] },
    sections: { a: { laws: [compared] } },
  };
  expect(comparedSentence(loaded)).toBe(nonBreaking('S úradnou zbierkou porovnané: § 41 (12.01.2027).'));
});
