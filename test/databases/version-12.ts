import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, vi } from 'vitest';
import type { App } from '#server/app.ts';
import { openTestApp, type TestApp } from '../app.ts';
import { newDatabase } from '../databases.ts';
import { loadVersion12IntoPostgres, loadVersion12IntoSqlite } from './load-version-12.ts';

/**
 * Runs tests on both engines, on a database as version 12 left it on the tests' Friday morning, with a row of every kind, that
 * the start has brought up to date.
 */
export function onVersion12(tests: (app: () => App) => void): void {
  describe.each(['SQLite', 'Postgres'])('a database of version 12 on %s', (engine) => {
    let folder: string;
    let running: TestApp;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'bozp-former-'));
      const environment = await (engine === 'Postgres' ? loadPostgres() : loadSqlite(folder));
      running = await openTestApp({ environment });
      // letters of that version are completed by a job, begun at the start
      const { db } = running.app;
      await vi.waitFor(async () =>
        expect(await db.selectFrom('olderLetter').select('letterId').execute()).toEqual([]),
      );
    });
    afterAll(async () => {
      await running.close();
      await rm(folder, { recursive: true });
    });
    tests(() => running.app);
  });
}

async function loadSqlite(folder: string): Promise<{ DATA_DIR: string }> {
  await loadVersion12IntoSqlite(folder);
  return { DATA_DIR: folder };
}

async function loadPostgres(): Promise<{ DATABASE_URL: string }> {
  const databaseUrl = await newDatabase(inject('postgresUrl'));
  await loadVersion12IntoPostgres(databaseUrl);
  return { DATABASE_URL: databaseUrl };
}
