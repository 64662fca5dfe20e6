import { readFileSync, writeFileSync } from 'node:fs';
import type { PageWeight } from './page-weight.ts';

/** What each page of the site weighs, by its route: `budgets.json`, renewed by `npm run budgets`. */
export type Budgets = Record<string, PageWeight>;

const FILE = new URL('budgets.json', import.meta.url);

/** By what part a figure may grow or shrink before somebody has to say so, and the bytes that are nothing in a small one. */
const GROWTH_MAX = 0.05;
const SHRINKING_MAX = 0.2;
const SLACK_BYTES = 200;

export function readBudgets(): Budgets {
  return JSON.parse(readFileSync(FILE, 'utf8'));
}

/** One line for each route. */
export function writeBudgets(budgets: Budgets): void {
  const lines = Object.entries(budgets).map(([route, weight]) => `  ${JSON.stringify(route)}: ${inLine(weight)}`);
  writeFileSync(FILE, `{\n${lines.join(',\n')}\n}\n`);
}

function inLine(weight: PageWeight): string {
  return JSON.stringify(weight, null, 1).replace(/\n */g, ' ');
}

/** What is no longer as the table says, a sentence each; a figure that shrank much must be renewed, else it may grow again. */
export function changedFigures(before: Budgets, now: Budgets): string[] {
  const routes = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...routes].flatMap((route) => {
    const [old, current] = [before[route], now[route]];
    if (!old || !current) return [`${route}: ${old ? 'no longer weighed' : 'not in the table yet'}`];
    const kinds = Object.keys(current) as (keyof PageWeight)[];
    return kinds
      .filter((kind) => hasChanged(old[kind], current[kind], kind === 'requests' ? 0 : SLACK_BYTES))
      .map((kind) => `${route}: ${kind} ${old[kind]} before, ${current[kind]} now`);
  });
}

function hasChanged(before: number, now: number, slack: number): boolean {
  return now > before * (1 + GROWTH_MAX) + slack || now < before * (1 - SHRINKING_MAX) - slack;
}
