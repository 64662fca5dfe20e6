import { expect, test } from 'vitest';
import { changedFigures, readBudgets } from '../../budgets.ts';
import { weighSite } from '../../site-weight.ts';

// sixty pages without a cache
const timeout = 300_000;

test('every page has the weight recorded in test/budgets.json („npm run budgets“ records an intended change)', {
  timeout,
}, async () => {
  expect(changedFigures(readBudgets(), (await weighSite()).weights)).toEqual([]);
});

test('the first visit to a public page stays below the size limits', () => {
  for (const [route, { html, css, script, font }] of Object.entries(readBudgets())) {
    if (route.startsWith('/dashboard')) continue;
    expect(html + css, `${route}: HTML and CSS`).toBeLessThanOrEqual(25_000);
    expect(font, `${route}: fonts`).toBeLessThanOrEqual(45_000);
    expect(script, `${route}: scripts, after the first paint`).toBeLessThanOrEqual(70_000);
  }
});
