import { expect, test } from 'vitest';
import { changedFigures, readBudgets } from '../budgets.ts';
import { weighSite } from '../site-weight.ts';

// sixty pages without a cache
const timeout = 300_000;

test('every page weighs what the table says; who means a change renews it by „npm run budgets“', {
  timeout,
}, async () => {
  expect(changedFigures(readBudgets(), (await weighSite()).weights)).toEqual([]);
});

test('a first visit to a public page is light', () => {
  for (const [route, { html, css, script, font }] of Object.entries(readBudgets())) {
    if (route.startsWith('/dashboard')) continue;
    expect(html + css, `${route}: HTML and CSS`).toBeLessThanOrEqual(25_000);
    expect(font, `${route}: fonts`).toBeLessThanOrEqual(45_000);
    expect(script, `${route}: scripts, after the first paint`).toBeLessThanOrEqual(70_000);
  }
});
