import { sql } from 'kysely';
import { beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest';
import { type Limit, type Limits, localLimits } from '#server/limits.ts';
import { openApp, type RunningApp } from '#server/open-app.ts';
import { openTestApp } from '../../../test/app.ts';
import { refuseConnections } from '../../../test/databases.ts';

const LIMIT: Limit = { name: 'tries', turns: 5, seconds: 600 };

describe('limits of two nodes on one Postgres', () => {
  let one: RunningApp;
  let nodes: [Limits, Limits];
  beforeEach(async () => {
    const { app, close } = await openTestApp({ postgresUrl: inject('postgresUrl'), changesSchema: true });
    one = await openApp(app.config);
    const other = await openApp(app.config);
    nodes = [one.app.limits, other.app.limits];
    onTestFinished(async () => {
      await other.close();
      await one.close();
      await close();
    });
  });

  const takeAtOnce = async (times: number, limit = LIMIT, key = 'key') => {
    const turns = await Promise.all(Array.from({ length: times }, (_, i) => nodes[i % 2]?.take(limit, key)));
    return turns.filter((turn) => turn?.allowed).length;
  };

  test('are counted together, even when all turns are taken at once', async () => {
    expect(await takeAtOnce(40)).toBe(LIMIT.turns);
    const turn = await nodes[0].take(LIMIT, 'key');
    expect(turn).toEqual({
      allowed: false,
      retryAfterSeconds: expect.toSatisfy((wait) => wait > 590 && wait <= 600),
    });
    expect(await nodes[1].take(LIMIT, 'another key')).toEqual({ allowed: true });
    expect(await nodes[1].take({ ...LIMIT, name: 'another limit' }, 'key')).toEqual({ allowed: true });
  });

  test('allow as many turns as were given back, and all once a key is cleared', async () => {
    expect(await takeAtOnce(40)).toBe(LIMIT.turns);
    await nodes[0].giveBack(LIMIT, 'key');
    await nodes[1].giveBack(LIMIT, 'key');
    expect(await takeAtOnce(40)).toBe(2);
    await nodes[1].clear(LIMIT, 'key');
    expect(await takeAtOnce(40)).toBe(LIMIT.turns);
  });

  test('begin anew after their seconds', async () => {
    const brief = { ...LIMIT, seconds: 1 };
    expect(await takeAtOnce(40, brief)).toBe(LIMIT.turns);
    await expect.poll(() => takeAtOnce(40, brief), { timeout: 10_000 }).toBe(LIMIT.turns);
  });

  test('store neither an address nor an email', async () => {
    await nodes[0].take(LIMIT, '192.0.2.1');
    const { rows } = await sql<{ key: string }>`select "key" from "rateLimit"`.execute(one.app.db);
    expect(rows).toEqual([{ key: expect.stringMatching(/^tries:[\w-]{43}$/) }]);
  });

  test('are counted by each node while the database is away', async () => {
    await refuseConnections(one.app.config.databaseUrl ?? '');
    expect(await takeAtOnce(40)).toBe(2 * LIMIT.turns);
  });
});

test('a limit of one process is counted by key and begins anew after its seconds', async () => {
  let elapsed = 0;
  const limits = localLimits({ elapsed: () => elapsed });
  for (let i = 0; i < LIMIT.turns; i += 1) expect(await limits.take(LIMIT, 'key')).toEqual({ allowed: true });
  elapsed = 1_500;
  expect(await limits.take(LIMIT, 'key')).toEqual({ allowed: false, retryAfterSeconds: 599 });
  expect(await limits.take(LIMIT, 'another key')).toEqual({ allowed: true });
  elapsed = 600_000;
  expect(await limits.take(LIMIT, 'key')).toEqual({ allowed: true });
});
