import { expect, test } from 'vitest';
import { changedFigures } from './budgets.ts';
import type { PageWeight } from './page-weight.ts';

test('a page weight may grow by a twentieth and shrink by a fifth before it is reported as changed', () => {
  const budgets = { '/': weight({}) };
  for (const script of [100_000, 105_200, 79_800]) {
    expect(changedFigures(budgets, { '/': weight({ script }) })).toEqual([]);
  }
  expect(changedFigures(budgets, { '/': weight({ script: 105_201, html: 7_000 }) })).toEqual([
    '/: html 10000 before, 7000 now',
    '/: script 100000 before, 105201 now',
  ]);
});

test('a few new bytes are ignored, a new request is reported', () => {
  expect(changedFigures({ '/': weight({}) }, { '/': weight({ picture: 200 }) })).toEqual([]);
  expect(changedFigures({ '/': weight({}) }, { '/': weight({ requests: 12 }) })).toEqual([
    '/: requests 11 before, 12 now',
  ]);
});

test('a new page and a removed page are reported', () => {
  expect(changedFigures({ '/stara': weight({}) }, { '/nova': weight({}) })).toEqual([
    '/stara: no longer weighed',
    '/nova: not in the table yet',
  ]);
});

function weight(over: Partial<PageWeight>): PageWeight {
  return { html: 10_000, css: 0, script: 100_000, font: 30_000, picture: 0, requests: 11, ...over };
}
