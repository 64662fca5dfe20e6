import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from './app.ts';
import { JANA } from './builders.ts';
import { signedUp, storedCourse } from './courses.ts';
import { databaseOf } from './database-of.ts';

let folder: string;
let running: TestApp;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bozp-'));
  running = await openTestApp({ environment: { DATA_DIR: folder } });
  await running.app.change(JANA, async (change) => change.record({ noun: 'company', id: '1', verb: 'changed' }));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs the command as from a terminal. */
function verify(...words: string[]): { status: number | null; lines: string[] } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/verify.ts', ...words], {
    env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, DATA_DIR: folder },
  });
  return { status, lines: `${stdout}${stderr}`.trim().split('\n') };
}

test('the database is verified from outside while a server uses it and afterwards', {
  timeout: 60_000,
}, async () => {
  const whole = {
    status: 0,
    lines: [
      'The chain is whole, its events: 1.',
      expect.stringMatching(/^The last hash: [0-9a-f]{64}$/),
      'Stored files: 0, damaged: 0.',
      'Courses, sign-ups and emails agree with each other.',
    ],
  };
  expect(verify()).toEqual(whole);
  await running.close();
  expect(verify()).toEqual(whole);
});

test('a hash noted elsewhere is checked against the event chain', { timeout: 60_000 }, async () => {
  const { hash } = await running.app.db.selectFrom('eventChain').select('hash').executeTakeFirstOrThrow();
  await running.close();
  expect(verify(hash).status).toBe(0);
  expect(verify(hash.slice(0, 16)).status).toBe(0);
  const unknown = verify('0123456789abcdef');
  expect(unknown).toEqual({ status: 1, lines: expect.arrayContaining(['The given hash is not in the chain.']) });
  expect(verify('nie').lines[0]).toContain('A hash has 12 to 64 characters');
});

test('records that do not agree with each other are listed with an error status', { timeout: 60_000 }, async () => {
  const course = await storedCourse(running.app);
  const id = await signedUp(running.app, course);
  await databaseOf(running.app).deleteFrom('participant').where('signUpId', '=', id).execute();
  await running.close();
  expect(verify()).toEqual({
    status: 1,
    lines: expect.arrayContaining([`Records do not agree: „Prihláška nemá žiadneho účastníka: ${id}.“`]),
  });
});
