import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import type { TestApp } from '../../test/app.ts';
import { onBothDatabases } from '../../test/both-databases.ts';
import { databaseOf } from '../../test/database-of.ts';

const run = promisify(execFile);

onBothDatabases('a line of the log on %s', (openTestApp) => {
  let running: TestApp;

  /** What a separate process logs when the database refuses submitted values; tests themselves log nothing. */
  async function refusalLogged(): Promise<Record<string, unknown>> {
    running = await openTestApp();
    const { databaseUrl, dataDir } = running.app.config;
    // only one process may hold a SQLite file, so this one closes it before the next starts
    await databaseOf(running.app).destroy();
    const moduleUrl = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);
    const script = `
      const { openDatabase } = await import(${moduleUrl('./db/database.ts')});
      const { openLog } = await import(${moduleUrl('./log.ts')});
      const db = openDatabase(JSON.parse(process.env.WHERE));
      const jana = { tokenHash: 'jana@example.sk', expiresAt: 'Kováčová' };
      const insert = () => db.insertInto('staffInvitation').values(jana).execute();
      await insert();
      await insert().catch((error) => {
        error.parameters = Object.values(jana);
        openLog({ production: true }).error({ err: error }, 'request failed');
      });
      await db.destroy();`;
    const { VITEST: _, ...env } = process.env;
    const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script], {
      env: { ...env, WHERE: JSON.stringify({ databaseUrl, dataDir }) },
    });
    return JSON.parse(stdout);
  }

  test('states what happened and where, without text of visitors', async () => {
    const line = await refusalLogged();
    expect(line).toMatchObject({
      level: 'error',
      msg: 'request failed',
      err: {
        message: expect.stringMatching(/unique/i),
        stack: expect.arrayContaining([expect.stringMatching(/^at /)]),
      },
    });
    expect(JSON.stringify(line)).not.toContain('jana@example.sk');
    expect(JSON.stringify(line)).not.toContain('Kováčová');
  });
});

test('a line of the log contains no text of a visitor quoted by a parser', async () => {
  const moduleUrl = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);
  const script = `
    const { openLog } = await import(${moduleUrl('./log.ts')});
    const words = 'Jana Kováčová\\n    at jana (file:///jana.js:1:1)';
    const faults = [
      () => JSON.parse(words),
      () => new URL(words),
      () => Temporal.PlainDate.from(words),
      () => { throw new Error(words, { cause: new RangeError(words) }); },
      () => { throw Object.assign(new Error('invalid input syntax: ' + words), { code: '22P02', detail: words }); },
      () => { throw Object.assign(new Error(words), { code: words, name: 'Error', table: 'staff' }); },
    ];
    const log = openLog({ production: true });
    for (const fault of faults) {
      try { fault(); } catch (error) { log.error({ err: error }, 'request failed'); }
    }`;
  const { VITEST: _, ...env } = process.env;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script], { env });
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines).toHaveLength(6);
  for (const { err } of lines) {
    expect(err.type).toMatch(/Error$/);
    expect(err.stack.length).toBeGreaterThan(0);
  }
  expect(stdout).not.toMatch(/jana|kováčová/i);
});
