import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { authSecret } from './secret.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bozp-secret-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const secretIn = (dataDir: string) => authSecret({ authSecret: undefined, dataDir });

test('a secret that was set is taken, and nothing is written', async () => {
  expect(authSecret({ authSecret: 'x'.repeat(32), dataDir: join(folder, 'none') })).toBe('x'.repeat(32));
  await expect(stat(join(folder, 'none'))).rejects.toThrow(/ENOENT/);
});

test('a secret nobody set is made once and kept, readable by its owner only', async () => {
  const dataDir = join(folder, 'new', 'folder');
  const secret = secretIn(dataDir);
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(secretIn(dataDir)).toBe(secret);
  expect((await stat(join(dataDir, 'auth-secret'))).mode & 0o777).toBe(0o600);
});

test('two installs have two secrets', () => {
  expect(secretIn(join(folder, 'one'))).not.toBe(secretIn(join(folder, 'other')));
});
