import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabaseToRead } from '#server/db/database.ts';
import { freePort, type ServerProcess, startServer } from '../../server-process.ts';
import { openMailServer } from '../../smtp.ts';

test('admins get an email about a killed node, one more if it is killed again and again, and none about a stopped one', {
  timeout: 120_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bozp-killed-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const port = String(await freePort());
  const mark = `running-${port}`;
  const mail = await openMailServer();
  onTestFinished(() => mail.close());
  const start = async (): Promise<ServerProcess> => {
    const server = await startServer({
      DATA_DIR: folder,
      PORT: port,
      SMTP_URL: mail.url,
      MAIL_FROM: 'kurzy@example.sk',
      BASE_URL: 'http://localhost',
      STAFF_EMAIL: 'jana@example.sk',
      STAFF_PASSWORD: 'velmi-dlhe-heslo',
    });
    onTestFinished(() => server.close());
    return server;
  };
  const marks = async () => (await readdir(folder)).filter((name) => name.startsWith('running-'));
  const wordsOfEmails = () => mail.emails.map(({ text = '' }) => /skončil|trikrát/.exec(text)?.[0]);
  let server = await start();
  await using database = openDatabaseToRead({ dataDir: folder });
  const unsettledEmails = () => database.selectFrom('job').select('key').where('kind', '=', 'email').execute();
  // no email about the second: it would say the same as the first
  for (const notified of [['skončil'], ['skončil'], ['skončil', 'trikrát']]) {
    await expect.poll(marks).toEqual([mark]);
    server.kill('SIGKILL');
    await server.close();
    server = await start();
    await expect.poll(() => server.log()).toContain('ended without a stop signal');
    await expect.poll(wordsOfEmails, { timeout: 30_000 }).toEqual(notified);
    // an email whose node is killed before it is recorded as sent holds up the next one for its lease of five minutes
    await expect.poll(unsettledEmails).toEqual([]);
  }
  await expect.poll(marks).toEqual([mark]);
  expect(await server.stop()).toBe(0);
  await server.close();
  expect(await marks()).toEqual([]);
  server = await start();
  await expect.poll(marks).toEqual([mark]);
  expect(server.log()).not.toContain('ended without a stop signal');
});
