import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { VISITOR } from '#domain/actor.ts';
import { openApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { submitSignUp } from '#server/sign-ups/sign-ups.ts';
import { aSubmission } from '../test/builders.ts';
import { startPostgres } from '../test/postgres-server.ts';

const SIGN_UPS = 200;

/** What one sign-up takes when nobody else is there, in milliseconds. */
export interface Stages {
  /** Of the processor of its node, wherever it waits for Postgres. */
  node: number;
  /** In Postgres, until it has the lock of its course. */
  beforeLock: number;
  /** In Postgres under the lock, seats counted and letters written. */
  underLock: number;
  /** From the end of the chain of events to the commit: whoever signs up, anywhere, waits for it. */
  chain: number;
}

/** Measures the stages on a Postgres of its own, one sign-up after the other. */
export async function measureStages(): Promise<Stages> {
  const postgres = await startPostgres();
  const folder = await mkdtemp(join(tmpdir(), 'bozp-stages-'));
  const settings = { NODE_ENV: 'production', DATA_DIR: folder, DATABASE_URL: `${postgres.url}/postgres` };
  const { app, close } = await openApp(readConfig(settings), { log: pino({ level: 'silent' }) });
  const taken: Stages[] = [];
  for (let number = 0; number < SIGN_UPS; number += 1) {
    const processor = process.cpuUsage();
    const begun = performance.now();
    let [locked, done] = [0, 0];
    await app.change(VISITOR, async (change) => {
      const lock: typeof change.lock = async (...rows) => {
        await change.lock(...rows);
        locked = performance.now();
      };
      await submitSignUp({ ...change, lock }, aSubmission({ id: 'demo-3' }));
      done = performance.now();
    });
    const ended = performance.now();
    const { user, system } = process.cpuUsage(processor);
    const node = (user + system) / 1_000;
    // of what passes the node's own work is a part: spread over the stages as they last
    const share = Math.max(0, 1 - node / (ended - begun));
    const [beforeLock, underLock, chain] = [locked - begun, done - locked, ended - done];
    taken.push({ node, beforeLock: beforeLock * share, underLock: underLock * share, chain: chain * share });
  }
  await close();
  await postgres.close();
  await rm(folder, { recursive: true, force: true });
  const quiet = (stage: keyof Stages) =>
    taken.map((one) => one[stage]).toSorted((one, other) => one - other)[SIGN_UPS / 4] as number;
  return {
    node: quiet('node'),
    beforeLock: quiet('beforeLock'),
    underLock: quiet('underLock'),
    chain: quiet('chain'),
  };
}
