import { expect, test } from 'vitest';
import { nonBreaking } from '#domain/slovak.ts';
import { comparedSentence } from './compared-laws.tsx';

const cited = (label: string, comparedOn?: string) => ({
  label,
  name: 'o vodách',
  url: 'https://example.sk/',
  comparedOn,
});

test('a page without citations compared with the law has no sentence about it', () => {
  expect(comparedSentence(undefined)).toBeUndefined();
  expect(comparedSentence({ page: { title: 'Služby', duties: [{ law: cited('§ 4') }] } })).toBeUndefined();
});

test('a page lists each compared provision once, even if it cites it repeatedly', () => {
  const compared = cited('§ 41', '2027-01-12');
  const loaded = {
    page: { duties: [{ law: compared }, { law: cited('§ 4') }] },
    sections: { a: { laws: [compared] } },
  };
  expect(comparedSentence(loaded)).toBe(nonBreaking('S úradnou zbierkou porovnané: § 41 (12.01.2027).'));
});
