import { rm, stat, truncate, writeFile } from 'node:fs/promises';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { secretFile } from '#server/data-dir.ts';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { databaseOf } from '../../../test/database-of.ts';
import { findAuthSecret } from './secret.ts';

const running: TestApp[] = [];
afterEach(async () => {
  for (const opened of running.splice(0).reverse()) await opened.close();
});

const open = async (options: Parameters<typeof openTestApp>[0] = {}) => {
  const opened = await openTestApp(options);
  running.push(opened);
  return opened.app;
};

test('a secret from the settings is used, and no file is written', async () => {
  const app = await open({ environment: { AUTH_SECRET: 'x'.repeat(32) } });
  const { config } = app;
  const db = databaseOf(app);
  expect(await findAuthSecret(config, db)).toBe('x'.repeat(32));
  await expect(stat(secretFile(config.dataDir))).rejects.toThrow(/ENOENT/);
});

describe('the generated secret on SQLite', () => {
  test('is created once and stored beside the database, readable by its owner only', async () => {
    const app = await open();
    const { config } = app;
    const db = databaseOf(app);
    const secret = await findAuthSecret(config, db);
    expect(secret.length).toBeGreaterThanOrEqual(32);
    expect(await findAuthSecret(config, db)).toBe(secret);
    expect((await stat(secretFile(config.dataDir))).mode & 0o777).toBe(0o600);
  });

  test('differs between installations', async () => {
    const [one, other] = [await open(), await open()];
    expect(await findAuthSecret(one.config, databaseOf(one))).not.toBe(
      await findAuthSecret(other.config, databaseOf(other)),
    );
  });

  test('is refused when its file is cut off', async () => {
    const app = await open();
    const { config } = app;
    const db = databaseOf(app);
    await truncate(secretFile(config.dataDir), 3);
    await expect(findAuthSecret(config, db)).rejects.toThrow(/DATA_DIR/);
  });
});

describe('the generated secret on Postgres', () => {
  const postgresUrl = inject('postgresUrl');

  test('is the same on all nodes, even if they start at once', async () => {
    const app = await open({ postgresUrl });
    const { config } = app;
    const db = databaseOf(app);
    await db.deleteFrom('secret').execute();
    const secrets = await Promise.all(Array.from({ length: 8 }, () => findAuthSecret(config, db)));
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]?.length).toBeGreaterThanOrEqual(32);
  });

  test('is the one of the SQLite installation that was moved to Postgres', async () => {
    const app = await open({ postgresUrl });
    const { config } = app;
    const db = databaseOf(app);
    await db.deleteFrom('secret').execute();
    await writeFile(secretFile(config.dataDir), 'y'.repeat(64));
    expect(await findAuthSecret(config, db)).toBe('y'.repeat(64));
    await rm(secretFile(config.dataDir));
    expect(await findAuthSecret(config, db)).toBe('y'.repeat(64));
  });
});
