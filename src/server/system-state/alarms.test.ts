import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { START } from '#domain/actor.ts';
import { systemChecks } from '#domain/system-state/system-checks.ts';
import type { TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { certificateFor } from '../../../test/clerk/certificate.ts';
import { addAccount } from '../../../test/local-account.ts';
import { raiseAlarm } from './alarms.ts';
import { findSystemState } from './system-state.ts';
import { watchCertificate } from './watch-certificate.ts';

let running: TestApp;
afterEach(() => running.close());

onBothDatabases('alarms on %s', (openTestApp) => {
  const open = async (environment: Record<string, string> = {}) => {
    running = await openTestApp({ environment: { SMTP_URL: 'smtp://127.0.0.1:9', ...environment } });
    await addAccount(running.app, { email: 'spravca@example.sk' });
  };
  const emails = () =>
    running.app.db.selectFrom('email').select(['recipient', 'text']).where('kind', '=', 'systemTrouble').execute();
  const outages = async () =>
    systemChecks(await findSystemState(running.app)).find(({ what }) => what === 'Výpadky')?.sentences;

  test('noticed by two nodes at once, or again soon, are emailed and shown once', async () => {
    await open();
    const raise = () =>
      running.app.change(START, (change) => raiseAlarm(change, 'killed', '2026-11-20T08:00:00.000Z'));
    await Promise.all([raise(), raise()]);
    running.wait({ minutes: 59 });
    await raise();
    expect(await emails()).toMatchObject([
      { recipient: 'spravca@example.sk', text: expect.stringContaining('skončil bez upozornenia') },
    ]);
    expect(await outages()).toHaveLength(3);
    running.wait({ minutes: 1 });
    await raise();
    expect(await emails()).toHaveLength(2);
    running.wait({ hours: 7 * 24 });
    expect(await outages()).toEqual(['Za posledný týždeň web nevypadol.']);
  });

  test('tell of a database that stored nothing for more than a minute, once it does again', async () => {
    await open();
    const { failures } = running.app;
    const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
    for (const seconds of [60, 61]) {
      failures.noteOutage(away, 'no jobs were begun');
      running.wait({ seconds });
      failures.noteOutage(away, 'no jobs were begun');
      failures.noteRecovery();
    }
    await expect
      .poll(emails)
      .toMatchObject([
        { text: expect.stringContaining('Databáza od 20.11.2026, 12.01\u00A0h nič neuložila, teraz už ukladá.') },
      ]);
  });

  test('tell of the site’s certificate within two weeks of its end, and not where nothing answers', async () => {
    const server = createServer(await certificateFor('localhost')).listen(0);
    const { port } = server.address() as AddressInfo;
    await open({ BASE_URL: `https://localhost:${port}` });
    // the certificate is made now, for two days, and the tests' clock stands still
    const ends = Temporal.Now.instant().add({ hours: 48 });
    const untilEnd = running.app.now().until(ends);
    running.wait(untilEnd.subtract({ hours: 15 * 24 }));
    await watchCertificate(running.app);
    expect(await emails()).toEqual([]);
    running.wait({ hours: 2 * 24 });
    await watchCertificate(running.app);
    await watchCertificate(running.app);
    expect(await emails()).toMatchObject([
      { text: expect.stringMatching(/Certifikát webu platí do \d\d\.\d\d\.\d{4}/) },
    ]);
    await new Promise((resolve) => server.close(resolve));
    running.wait({ hours: 8 * 24 });
    await watchCertificate(running.app);
    expect(await emails()).toHaveLength(1);
  });
});
