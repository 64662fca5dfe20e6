import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { App } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { localLimits } from '#server/limits.ts';
import { type AppParts, openApp, type RunningApp } from '#server/open-app.ts';
import { databaseOf } from './database-of.ts';
import { emptyDatabase, newDatabase, putDatabase } from './databases.ts';
import { IDLE_JOBS } from './idle-jobs.ts';

/** The time of the tests' clock: a Friday noon in Bratislava. */
export const NOON = Temporal.Instant.from('2026-11-20T11:00:00Z');

export interface TestApp extends RunningApp {
  /** Advances the tests' clock. */
  wait(duration: Temporal.DurationLike): void;
}

interface TestAppOptions {
  /** The Postgres server for a new database; without it, SQLite in a temporary folder. */
  postgresUrl?: string;
  /** The test changes the schema or the permission to connect, so its Postgres database is not reused. */
  changesSchema?: boolean;
  environment?: Record<string, string>;
  parts?: AppParts;
}

/** The App as in production, but empty, with a stopped clock and its own database. */
export async function openTestApp({
  postgresUrl,
  changesSchema = false,
  environment = {},
  parts = {},
}: TestAppOptions = {}): Promise<TestApp> {
  const folder = await mkdtemp(join(tmpdir(), 'bozp-'));
  const needsDatabase = postgresUrl && !environment.DATABASE_URL;
  const databaseUrl = needsDatabase ? (emptied.pop() ?? (await newDatabase(postgresUrl))) : undefined;
  const config = readConfig({
    DATA_DIR: folder,
    DEMO_CONTENT: 'off',
    MAIL_FROM: 'kurzy@example.sk',
    ...(environment.SMTP_URL && { BASE_URL: 'http://localhost' }),
    PUBLIC_FORM_LIMIT: '1000',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...environment,
  });
  if (!config.databaseUrl && config.dataDir === folder && !changesSchema) await putDatabase(folder);
  let now = NOON;
  const elapsed = () => now.since(NOON).total('milliseconds');
  let closed = false;
  const { app, migratedFrom, close } = await openApp(config, {
    now: () => now,
    elapsed,
    // on Postgres they would be counted by the machine's clock
    limits: localLimits({ elapsed }),
    idleJobs: IDLE_JOBS,
    ...parts,
  });
  return {
    app,
    migratedFrom,
    wait(duration) {
      now = now.add(duration);
    },
    async close() {
      await close();
      await rm(folder, { recursive: true, force: true });
      if (databaseUrl && !changesSchema && !closed) {
        await emptyDatabase(databaseUrl);
        emptied.push(databaseUrl);
      }
      closed = true;
    },
  };
}

/** Fills in the company's details like staff; by default only the address for emails to staff. */
export async function fillInCompany(app: App, details: object = { addresses: { courses: 'kurzy@example.sk' } }) {
  await databaseOf(app)
    .insertInto('company')
    .values({ id: 1, details: JSON.stringify(details), updatedAt: app.now().toString() })
    .execute();
}

/** Emptied Postgres databases of finished tests, which are faster to reuse than to create. */
const emptied: string[] = [];
