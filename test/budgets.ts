import { readFileSync, writeFileSync } from 'node:fs';
import type { PageWeight } from './page-weight.ts';

/** The weight of each page of the site by route: `budgets.json`, updated by `npm run budgets`. */
export type Budgets = Record<string, PageWeight>;

const FILE = new URL('budgets.json', import.meta.url);

/** The permitted relative growth and shrinking of a figure, and the bytes that are ignored in addition. */
const GROWTH_MAX = 0.05;
const SHRINKING_MAX = 0.2;
const SLACK_BYTES = 200;

export function readBudgets(): Budgets {
  return JSON.parse(readFileSync(FILE, 'utf8'));
}

/** Writes one line per route. */
export function writeBudgets(budgets: Budgets): void {
  const lines = Object.entries(budgets).map(([route, weight]) => `  ${JSON.stringify(route)}: ${inLine(weight)}`);
  writeFileSync(FILE, `{\n${lines.join(',\n')}\n}\n`);
}

function inLine(weight: PageWeight): string {
  return JSON.stringify(weight, null, 1).replace(/\n */g, ' ');
}

/** A sentence for each figure that differs from the table, even if much smaller, as it could grow back unnoticed. */
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
