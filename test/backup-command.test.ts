import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from './app.ts';
import { JANA } from './builders.ts';

let folder: string;
let running: TestApp;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bozp-'));
  running = await openTestApp({ environment: { DATA_DIR: join(folder, 'old') } });
  await running.app.change(JANA, async (change) => change.record({ noun: 'company', id: '1', verb: 'changed' }));
});
afterEach(async () => {
  await running.close();
  await rm(folder, { recursive: true, force: true });
});

/** Runs a command as from a terminal. */
function run(command: 'backup' | 'restore', dataDir: string, words: string[], key = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`tools/${command}.ts`, ...words], {
    env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, DATA_DIR: join(folder, dataDir), BACKUP_KEY: key },
  });
  return { status, said: `${stdout}${stderr}` };
}

const said = (status: number, words: RegExp) => ({ status, said: expect.stringMatching(words) });

test('the backup command works beside a running server, and the restore command restores it elsewhere', {
  timeout: 60_000,
}, async () => {
  const file = join(folder, 'a.backup');
  const key = run('backup', 'old', ['--new-key']).said.trim();
  expect(run('backup', 'old', [file], key)).toMatchObject(
    said(0, /a\.backup: \d+ rows, \d+\.\d MB, restored beside without a difference, encrypted\.\n$/),
  );
  expect(run('backup', 'old', [file], key)).toMatchObject(said(1, /exists already/));
  expect(run('restore', 'old', [file], key)).toMatchObject(
    said(1, /a\.backup: is restored only into an empty DATA_DIR/),
  );
  expect(run('restore', 'new', [file])).toMatchObject(said(1, /is encrypted: set the BACKUP_KEY/));
  expect(run('restore', 'new', [file], key)).toMatchObject(
    said(0, /a\.backup: restored as of \S+, \d+ rows without a difference/),
  );
  const { app, close } = await openTestApp({ environment: { DATA_DIR: join(folder, 'new') } });
  expect(await app.db.selectFrom('event').select('verb').where('noun', '=', 'company').execute()).toHaveLength(1);
  await close();
});

test('the backup and restore commands explain what they cannot do', { timeout: 60_000 }, async () => {
  const file = join(folder, 'a.backup');
  for (const command of ['backup', 'restore'] as const) {
    for (const words of [[], ['a', 'b'], ['--x']])
      expect(run(command, 'new', words)).toMatchObject(said(2, /^Usage:/));
  }
  expect(run('backup', 'nowhere', [file])).toMatchObject(said(1, /^DATA_DIR: .*cannot be opened/));
  expect(run('backup', 'old', [join(folder, 'no', 'a.backup')])).toMatchObject(
    said(1, /there is no such file or folder/),
  );
  expect(run('restore', 'new', [file])).toMatchObject(said(1, /there is no such file or folder/));
  expect(run('restore', 'new', ['package.json'])).toMatchObject(said(1, /is no backup of this site/));
  expect(run('backup', 'old', [file, '--no-proof']).said).toMatch(/not proven, not encrypted/);
  await truncate(file, 500);
  expect(run('restore', 'new', [file])).toMatchObject(said(1, /is damaged or incomplete/));
  expect(existsSync(join(folder, 'new', 'bozp.sqlite'))).toBe(false);
});
