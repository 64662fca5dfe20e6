import { readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findBackupState } from '#server/backups/backup-check.ts';
import { instant } from '#server/clock.ts';
import { aContact } from '../../contact-requests.ts';
import { type Client, json, openClient, STAFF, signedIn } from '../client.ts';
import { seriesOf } from './metric-series.ts';

// The state of the newest backup is reported the next morning in the staff area, in an email to the owner and in the
// metrics.

let client: Client;
beforeAll(async () => {
  client = await openClient({
    environment: { METRICS_PORT: '0', SMTP_URL: 'smtp://127.0.0.1:9', BASE_URL: 'http://localhost' },
    parts: { idleJobs: [] },
  });
  await night();
});
afterAll(() => client.close());

/** Waits a day and until the App has created, checked and restored backups by itself. */
async function night(): Promise<void> {
  client.wait({ hours: 24 });
  // every new job starts the worker
  await client.request('/api/sendContact', json(aContact({ message: `Dopyt z ${instant(client.app)}` })));
  const checkedAt = async () => (await findBackupState(client.app)).check?.at;
  await vi.waitFor(async () => expect(await checkedAt()).toBe(instant(client.app)), { timeout: 20_000 });
}

const newest = async () => {
  const { backupDir } = client.app.config;
  const fileName = (await readdir(backupDir)).toSorted().at(-1) as string;
  return { fileName, file: join(backupDir, fileName) };
};

async function atTheDesk(): Promise<string> {
  // yesterday's session has expired
  const headers = await signedIn(client.request);
  const { html } = await client.read('/dashboard/stav', headers);
  return html.replace(/<!--.*?-->|<[^>]*>/gs, ' ').replace(/\s+/g, ' ');
}

test('the system page reports a night without backup faults', async () => {
  expect(await atTheDesk()).toContain('Posledná obnova overená 21.11. o 12.00 h, 0 rozdielov.');
  const emails = client.app.db.selectFrom('email').select('id').where('kind', '=', 'backupTrouble');
  expect(await emails.execute()).toEqual([]);
});

test.each<[string, (file: string) => Promise<void>, string]>([
  ['a changed byte', changeByte, 'je iný, než bol zapísaný'],
  ['a missing end', (file) => truncate(file, 3_000), 'je iný, než bol zapísaný'],
  ['no file at all', (file) => rm(file), 'chýba'],
])('a backup file with %s is reported the next morning', async (_, damage, words) => {
  const { file, fileName } = await newest();
  await damage(file);
  await night();
  const sentence = `Súbor ${fileName} ${words}.`;
  expect(await atTheDesk()).toContain(sentence);
  const email = await client.app.db
    .selectFrom('email')
    .select(['recipient', 'text'])
    .where('kind', '=', 'backupTrouble')
    .orderBy('createdAt', 'desc')
    .executeTakeFirstOrThrow();
  expect(email).toEqual({ recipient: STAFF.email, text: expect.stringContaining(sentence) });
});

test('the metrics count all three faults and the verified restore of the last night', async () => {
  const seconds = client.app.now().epochMilliseconds / 1_000;
  expect(seriesOf((await client.web.metrics?.text()) ?? '')).toMatchObject({
    bozp_backup_faults: 3,
    bozp_last_backup_timestamp_seconds: seconds,
    bozp_last_proven_restore_timestamp_seconds: seconds,
  });
});

async function changeByte(file: string): Promise<void> {
  const bytes = await readFile(file);
  bytes[1_000] = (bytes[1_000] as number) ^ 1;
  await writeFile(file, bytes);
}
