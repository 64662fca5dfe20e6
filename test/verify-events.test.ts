import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from './app.ts';
import { JANA } from './builders.ts';

let folder: string;
let running: TestApp;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bozp-'));
  running = await openTestApp({ environment: { DATA_DIR: folder } });
  await running.app.change(JANA, async (change) => change.record({ noun: 'company', id: '1', verb: 'changed' }));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs the command as from a terminal. */
function verifyEvents(...words: string[]): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/verify-events.ts', ...words], {
    env: { DATA_DIR: folder },
  });
  return { status, said: `${stdout}${stderr}` };
}

test('the event chain is verified from outside while a server uses the database and afterwards', {
  timeout: 60_000,
}, async () => {
  const whole = { status: 0, said: expect.stringContaining('Reťaz je celá: 1\u00A0záznam.') };
  expect(verifyEvents()).toMatchObject(whole);
  await running.close();
  expect(verifyEvents()).toMatchObject(whole);
});

test('a hash noted elsewhere is checked against the event chain', { timeout: 60_000 }, async () => {
  const { hash } = await running.app.db.selectFrom('eventChain').select('hash').executeTakeFirstOrThrow();
  await running.close();
  expect(verifyEvents(hash).status).toBe(0);
  expect(verifyEvents(hash.slice(0, 16)).status).toBe(0);
  const unknown = verifyEvents('0123456789abcdef');
  expect([unknown.status, unknown.said]).toEqual([1, expect.stringContaining('Zadaný odtlačok v reťazi nie je.')]);
  expect(verifyEvents('nie').said).toContain('Odtlačok má 12 až 64 znakov');
});
