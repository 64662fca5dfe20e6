import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { setUpClient } from '../client.ts';

interface AlertRule {
  alert: string;
  expr: string;
  annotations: { summary: string; action: string };
}

interface Panel {
  id: number;
  title: string;
  gridPos: { x: number; y: number; w: number; h: number };
  targets: { expr: string }[];
}

const read = (file: string) => readFileSync(`deploy/${file}`, 'utf8');
const { groups } = parse(read('prometheus-alerts.yml')) as { groups: { rules: AlertRule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const { panels } = JSON.parse(read('grafana-dashboard.json')) as { panels: Panel[] };

const client = await setUpClient({ environment: { METRICS_PORT: '0' } });
/** The exported metrics of a node, by the names used in expressions. */
let exported: Set<string>;
beforeAll(async () => {
  const text = (await client.web.metrics?.text()) ?? '';
  const types = [...text.matchAll(/^# TYPE (\S+) (\S+)/gm)];
  exported = new Set(
    types.flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['bucket', 'sum', 'count'].map((part) => `${name}_${part}`) : [name],
    ),
  );
});

/** The metrics in an expression; `up` is Prometheus' own. */
function metricsOf(expression: string): string[] {
  const bare = expression.replace(/\{[^}]*\}|\[[^\]]*\]|\bby\s*\([^)]*\)/g, ' ');
  const names = [...bare.matchAll(/(?<![\w.])[a-z_][\w:]*(?!\s*\(|\w)/g)].map(([name]) => name);
  return names.filter((name) => !['and', 'or', 'unless', 'up'].includes(name));
}

test('the parser finds all metric names of an expression', () => {
  expect(metricsOf('sum by (a) (rate(b_total{c="d"}[5m])) / time() > 2e9 and up == 0 or e_seconds')).toEqual([
    'b_total',
    'e_seconds',
  ]);
});

describe('the alert rules', () => {
  test.each(rules.map((rule) => [rule.alert, rule] as const))('%s uses existing metrics', (_, { expr }) => {
    for (const name of metricsOf(expr)) expect(exported).toContain(name);
  });

  test('state what happened and what to do', () => {
    for (const { annotations } of rules) {
      expect(annotations.summary).toMatch(/\.$|:.*\.$/);
      expect(annotations.action.length).toBeGreaterThan(40);
    }
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  });
});

describe('the dashboard', () => {
  test.each(panels.map((panel) => [panel.title, panel] as const))('„%s“ shows existing metrics', (_, { targets }) => {
    expect(targets.length).toBeGreaterThan(0);
    for (const { expr } of targets) for (const name of metricsOf(expr)) expect(exported).toContain(name);
  });

  test('has no overlapping panels', () => {
    const places = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, place) => `${x + (place % w)} ${y + Math.floor(place / w)}`),
    );
    expect(new Set(places).size).toBe(places.length);
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  });

  test('uses, together with the alert rules, each of our metrics', () => {
    const named = [
      ...rules.map(({ expr }) => expr),
      ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ];
    const used = new Set(named.flatMap(metricsOf));
    // exported only to be looked up when needed
    const unused = [
      'bozp_build_info',
      'bozp_last_sent_email_timestamp_seconds',
      'bozp_http_request_duration_seconds_sum',
    ];
    expect([...exported].filter((name) => name.startsWith('bozp_') && !used.has(name)).toSorted()).toEqual(
      unused.toSorted(),
    );
  });
});
