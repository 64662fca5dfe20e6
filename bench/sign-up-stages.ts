import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import type { App } from '#server/app.ts';
import { createWeb, openApp, readConfig } from '../build/server/index.js';
import { startPostgres } from '../test/postgres-server.ts';

const SIGN_UPS = 200;

/** Durations of one sign-up without other load, in milliseconds. */
export interface Stages {
  /** Processor time of the node, while it does not wait for Postgres. */
  node: number;
  /** In Postgres until the course is locked. */
  beforeLock: number;
  /** In Postgres under the lock: seats are counted and emails are written. */
  underLock: number;
  /** From appending to the chain of events to the commit; all other sign-ups wait for it. */
  chain: number;
}

/** Measures the stages on a dedicated Postgres, one sign-up after the other. */
export async function measureStages(): Promise<Stages> {
  const postgres = await startPostgres();
  const folder = await mkdtemp(join(tmpdir(), 'bozp-stages-'));
  const settings = { NODE_ENV: 'production', DATA_DIR: folder, PUBLIC_FORM_LIMIT: '1000000' };
  const config = readConfig({ ...settings, DATABASE_URL: `${postgres.url}/postgres` });
  const { app, close } = await openApp(config, { log: pino({ level: 'silent' }) });
  let [locked, done] = [0, 0];
  const change: App['change'] = (actor, work) =>
    app.change(actor, async (change) => {
      const lock: typeof change.lock = async (...rows) => {
        await change.lock(...rows);
        locked = performance.now();
      };
      const result = await work({ ...change, lock });
      done = performance.now();
      return result;
    });
  const web = createWeb({ ...app, change });
  const taken: Stages[] = [];
  for (let number = 0; number < SIGN_UPS; number += 1) {
    const processor = process.cpuUsage();
    const begun = performance.now();
    const answer = await web.request('http://localhost/api/sendCourse', signUp(number));
    if (answer.status !== 201) throw new Error(`a sign-up answered ${answer.status}`);
    const ended = performance.now();
    const { user, system } = process.cpuUsage(processor);
    const node = (user + system) / 1_000;
    // distributes the node's own time over the stages in proportion to their length; the rest is the time of Postgres
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

/** A different person each time, because the same data sent twice would count as one sign-up. */
function signUp(number: number): RequestInit {
  const person = { firstName: 'Tomáš', lastName: 'Cvičný', phone: '+421 900 000 050', message: 'Meranie.' };
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...person, courseId: 'demo-3', email: `tomas.${number}@example.sk`, consent: true }),
  };
}
