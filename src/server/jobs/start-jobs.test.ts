import type { KyselyPlugin } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { START } from '#domain/actor.ts';
import type { TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { databaseOf } from '../../../test/database-of.ts';
import { JOBS } from './jobs.ts';
import { startJobs } from './start-jobs.ts';

const ANNOUNCED = 50;
const ROUNDS_PER_SECOND_MAX = 10;
/** Each round queries the due jobs of every kind, and the next due time. */
const QUERIES_PER_ROUND_MAX = Object.keys(JOBS).length + 1;

onBothDatabases('jobs on %s', (openTestApp) => {
  let running: TestApp;
  beforeEach(async () => {
    running = await openTestApp();
  });

  test('are polled at most ten times a second, however many are announced', async () => {
    const { app } = running;
    let queries = 0;
    const counting: KyselyPlugin = {
      transformQuery({ node }) {
        queries += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const begun = performance.now();
    const stop = await startJobs({ ...app, db: databaseOf(app).withPlugin(counting) });
    for (let key = 0; key < ANNOUNCED; key += 1) {
      await app.change(START, async (change) => change.enqueue({ kind: 'email', key: `${key}` }));
    }
    const seconds = (performance.now() - begun) / 1_000;
    const roundsMax = 2 + seconds * ROUNDS_PER_SECOND_MAX;
    expect(queries).toBeGreaterThan(0);
    expect(queries).toBeLessThanOrEqual(roundsMax * QUERIES_PER_ROUND_MAX);
    await stop();
  });
});
