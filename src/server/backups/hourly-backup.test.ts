import { copyFile, mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { START } from '#domain/actor.ts';
import { checkSentence, faultSentence } from '#domain/backups/backup.ts';
import { fillWithDemo } from '#server/db/demo.ts';
import type { TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { databaseOf } from '../../../test/database-of.ts';
import { addAccount } from '../../../test/local-account.ts';
import { resealed } from '../../../test/resealed-lines.ts';
import { findBackupState, watchBackups } from './backup-check.ts';
import { readBackupFile, writeBackupFile } from './backup-file.ts';
import { backUpHourly } from './hourly-backup.ts';
import { listBackups, measure } from './stored-backups.ts';

let running: TestApp;
afterEach(() => running.close());

onBothDatabases('the hourly backup on %s', (openTestApp) => {
  const open = async (environment: Record<string, string> = {}) => {
    running = await openTestApp({ environment });
    await running.app.change(START, fillWithDemo);
    return running.app;
  };
  const files = () => readdir(running.app.config.backupDir);
  const path = (name: string) => join(running.app.config.backupDir, name);
  const later = async (hours = 24) => {
    running.wait({ hours });
    await backUpHourly(running.app);
  };
  /** Adds a backup of another day with the same content. */
  const keepCopy = async (fileName: string, copy: string) => {
    await copyFile(path(fileName), path(copy));
    const row = {
      fileName: copy,
      createdAt: `${copy.slice(5, 15)}T11:00:00.000Z`,
      ...(await measure(path(copy))),
    };
    await databaseOf(running.app).insertInto('backup').values(row).execute();
  };
  const faults = async () => (await findBackupState(running.app)).check?.faults;

  test('is restored separately and compared without differences', async () => {
    const app = await open();
    await backUpHourly(app);
    const { check, count, isLate } = await findBackupState(app);
    expect(check && checkSentence(check)).toBe(
      'Posledná obnova overená 20.11. o\u00A012.00\u00A0h, 0\u00A0rozdielov',
    );
    expect([count, isLate]).toEqual([1, false]);
    expect(await files()).toEqual(['bozp-2026-11-20-12.backup']);
    // run again, by this node or another
    const first = await measure(path('bozp-2026-11-20-12.backup'));
    running.wait({ minutes: 1 });
    await backUpHourly(app);
    expect(await measure(path('bozp-2026-11-20-12.backup'))).toEqual(first);
  });

  test('ends with its app: nothing is recorded, and no unfinished file is left', async () => {
    const app = await open();
    const stopping = new AbortController();
    const unfinished = async () => (await files()).filter((name) => /\.part$|^proof-/.test(name));
    const ended = backUpHourly(app, stopping.signal).catch(({ name }: Error) => name);
    await expect.poll(unfinished, { interval: 1 }).not.toEqual([]);
    stopping.abort();
    expect(await ended).toBe('AbortError');
    expect(await unfinished()).toEqual([]);
    expect((await findBackupState(app)).check).toBeUndefined();
  });

  test('reports missing and changed files', async () => {
    const app = await open({ BACKUP_KEY: KEY });
    await later();
    expect(await faults()).toEqual([]);
    const [first, second, third] = [21, 22, 23].map((day) => `bozp-2026-11-${day}-12.backup`) as [
      string,
      string,
      string,
    ];
    for (const copy of [second, third]) await keepCopy(first, copy);
    const bytes = await readFile(path(first));
    bytes[100] = (bytes[100] as number) ^ 1;
    await writeFile(path(first), bytes);
    await truncate(path(second), 1_000);
    await rm(path(third));
    await later(72);
    expect(await faults()).toEqual([
      { fault: 'missing', fileName: third },
      { fault: 'changed', fileName: second },
      { fault: 'changed', fileName: first },
    ]);
    const { check } = await findBackupState(app);
    expect(check && checkSentence(check)).toMatch(/^Kontrola záloh 24\.11\. o.12\.00.h našla 3.chyby$/);
  });

  test('reports which table differs', async () => {
    const app = await open();
    await backUpHourly(app);
    const fileName = 'bozp-2026-11-20-12.backup';
    const lines = (await Array.fromAsync(readBackupFile(path(fileName), undefined))).map(String);
    const altered = lines.map((line) => (line.startsWith('[') ? line.replace('Príkladná', 'Prepísaná') : line));
    expect(altered).not.toEqual(lines);
    await writeBackupFile(path(fileName), undefined, resealed(altered));
    await databaseOf(app)
      .updateTable('backup')
      .set(await measure(path(fileName)))
      .execute();
    running.wait({ minutes: 1 });
    await backUpHourly(app);
    expect(await faults()).toContainEqual({ fault: 'different', fileName, table: 'course' });
  });

  test('reports records that do not agree with each other', async () => {
    const app = await open();
    const { id } = await app.db
      .selectFrom('signUp')
      .select('id')
      .where('status', '=', 'confirmed')
      .executeTakeFirstOrThrow();
    await databaseOf(app).deleteFrom('attendance').execute();
    await databaseOf(app).deleteFrom('participant').where('signUpId', '=', id).execute();
    await backUpHourly(app);
    const { check } = await findBackupState(app);
    expect(check).toMatchObject({ faults: [], inconsistencies: [`Prihláška nemá žiadneho účastníka: ${id}.`] });
  });

  test('is kept by hours, days and months, and foreign files are left alone', async () => {
    const app = await open();
    const row = (createdAt: string) => ({ fileName: `${createdAt}.backup`, createdAt, sizeBytes: 1, sha256: '' });
    const hours = Array.from({ length: 400 * 24 }, (_, index) =>
      app
        .now()
        .subtract({ hours: index + 1 })
        .toString(),
    );
    await mkdir(app.config.backupDir);
    for (let from = 0; from < hours.length; from += 1_000)
      await databaseOf(app)
        .insertInto('backup')
        .values(hours.slice(from, from + 1_000).map(row))
        .execute();
    await writeFile(path('foreign.txt'), 'not ours');
    await backUpHourly(app);
    const kept = (await listBackups(app.db)).map(({ createdAt }) => createdAt);
    // 24 hours, of 14 days those before yesterday, of 12 months those before November's second week
    expect(kept).toHaveLength(24 + 12 + 11);
    expect(kept.at(-1)).toBe('2025-12-31T22:00:00Z');
    expect(await files()).toContain('foreign.txt');
  });

  test('that is the last intact one is not deleted, however old, if the newest is damaged', async () => {
    await open();
    await later();
    const [whole, newest] = ['bozp-2026-11-21-12.backup', 'bozp-2026-11-22-12.backup'] as const;
    await keepCopy(whole, newest);
    await truncate(path(newest), 1_000);
    // a folder has the name of that night's file
    await mkdir(path('bozp-2027-01-10-12.backup'));
    await later(50 * 24);
    expect(await files()).toEqual([whole, newest, 'bozp-2027-01-10-12.backup']);
    expect(await faults()).toEqual([{ fault: 'not-made' }, { fault: 'changed', fileName: newest }]);
  });

  test('notifies admins when it fails and when it was missed', async () => {
    const app = await open({ SMTP_URL: 'smtp://127.0.0.1:9' });
    const staff = await addAccount(app);
    const watch = (dueAt = app.now().toString()) => watchBackups(app, dueAt);
    const emails = () =>
      app.db.selectFrom('email').select(['recipient', 'text']).where('kind', '=', 'backupTrouble').execute();
    await backUpHourly(app);
    await watch();
    expect(await emails()).toEqual([]);
    await rm(app.config.backupDir, { recursive: true });
    // a file where the folder should be
    await writeFile(app.config.backupDir, '');
    await later();
    const text = expect.stringContaining(faultSentence({ fault: 'not-made' }));
    expect(await emails()).toEqual([{ recipient: staff.email, text }]);
    const offAt = app.now().toString();
    running.wait({ hours: 27 });
    expect(await findBackupState(app)).toMatchObject({ isLate: true });
    // the machine was off: its watch is as late as the backup, which has its try first
    await watch(offAt);
    expect(await emails()).toHaveLength(1);
    await watch();
    await watch();
    expect(await emails()).toHaveLength(2);
  });
});

/** A key made only for these tests. */
const KEY = 'AGE-SECRET-KEY-15X83LZVL44EMRM8MJT298SC9VJ38FEQYU0H28HCZKS2VSTQTUWWSVW0Z9S';
