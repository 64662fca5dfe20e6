import { expect, onTestFinished, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import type { App } from '#server/app.ts';
import { submitContactRequest } from '#server/contact-requests/contact-requests.ts';
import type { TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { aContact } from '../../../test/contact-requests.ts';
import { databaseOf } from '../../../test/database-of.ts';
import { sendDueEmails } from '../../../test/jobs.ts';
import { mailServer, reaching } from '../../../test/mailing.ts';
import { openRudeServer, openSilentServer, type TestMailServer } from '../../../test/smtp.ts';
import { findOutage } from './mail-outage.ts';
import { listEmails } from './outbox.ts';

const FIRST = 'prva@example.sk';
const SECOND = 'druha@example.sk';

onBothDatabases('emails on %s, when the mail server', (openTestApp) => {
  let running: TestApp;
  let app: App;

  const open = async () => {
    running = await openTestApp();
    ({ app } = running);
  };
  const ask = (email: string) => app.change(VISITOR, (change) => submitContactRequest(change, aContact({ email })));
  const emailOf = async (id: string) => (await listEmails(app.db, { noun: 'contactRequest', id }))[0];
  /** Sends the due emails through this server, on new connections. */
  const sendBy = (url: string) => sendDueEmails(reaching(app, url));
  const arrived = ({ emails }: TestMailServer) => emails.map(({ recipient }) => recipient).toSorted();

  test('resets the connection before it receives an email: each is sent once after the fault ends', async () => {
    await open();
    const server = await mailServer();
    for (const email of [FIRST, SECOND]) await ask(email);
    server.breakOff('before');
    await sendBy(server.url);
    expect(arrived(server)).toEqual([]);
    server.breakOff(undefined);
    running.wait({ minutes: 15 });
    await sendBy(server.url);
    expect(arrived(server)).toEqual([SECOND, FIRST]);
  });

  test('resets the connection after it received an email: that one is sent twice with the same id, others once', async () => {
    await open();
    const server = await mailServer();
    await ask(FIRST);
    server.breakOff('after', FIRST);
    await sendBy(server.url);
    server.breakOff(undefined);
    await ask(SECOND);
    running.wait({ minutes: 15 });
    await sendBy(server.url);
    running.wait({ hours: 24 });
    await sendBy(server.url);
    expect(arrived(server)).toEqual([SECOND, FIRST, FIRST]);
    const ids = server.emails.filter(({ recipient }) => recipient === FIRST).map(({ messageId }) => messageId);
    expect(new Set(ids).size).toBe(1);
  });

  test('breaks the connection at one email every time: the others are sent, and that one is given up in the end', async () => {
    await open();
    const server = await mailServer();
    const poisoned = await ask(FIRST);
    server.breakOff('before', FIRST);
    const later = async () => {
      // within an hour of another sent email, whichever of the two is tried first
      running.wait({ minutes: 50 });
      await ask(SECOND.replace('@', `.${server.emails.length}@`));
      await sendBy(server.url);
    };
    await later();
    await later();
    expect(server.emails).toHaveLength(2);
    expect(await emailOf(poisoned)).toMatchObject({ status: 'waiting', cause: 'silent' });
    expect(await findOutage(app)).toBeUndefined();
    // the state after three days of refusals
    await databaseOf(app).updateTable('emailSending').set({ refusals: 12 }).execute();
    await later();
    expect(await emailOf(poisoned)).toMatchObject({ status: 'failed', cause: 'silent' });
    expect(server.emails).toHaveLength(3);
  });

  test('postpones an email after its last byte: it is sent at the next attempt', async () => {
    await open();
    const server = await mailServer();
    const id = await ask(FIRST);
    server.refuse({ at: 'email', code: 451, reason: '4.7.1 Greylisted, try again later' });
    await sendBy(server.url);
    expect(await emailOf(id)).toMatchObject({ status: 'waiting', cause: 'postponed', attempts: 1 });
    server.refuse(undefined);
    running.wait({ minutes: 1 });
    await sendBy(server.url);
    expect(arrived(server)).toEqual([FIRST]);
  });

  test('closes the connection in the middle of its greeting: emails wait', async () => {
    await open();
    const rude = await openRudeServer();
    onTestFinished(() => rude.close());
    const server = await mailServer();
    const id = await ask(FIRST);
    await sendBy(rude.url);
    expect(await emailOf(id)).toMatchObject({ status: 'waiting', cause: 'unreachable', attempts: 1 });
    running.wait({ minutes: 15 });
    await sendBy(server.url);
    expect(arrived(server)).toEqual([FIRST]);
  });

  test('has an untrusted certificate: no email is sent, and staff are notified at once', async () => {
    await open();
    const unknown = await mailServer({ offersTls: true });
    const server = await mailServer();
    const id = await ask(FIRST);
    await sendBy(unknown.url);
    expect(unknown.emails).toEqual([]);
    expect(await emailOf(id)).toMatchObject({ status: 'waiting', cause: 'tls' });
    expect(await findOutage(app)).toMatchObject({ trouble: 'tls' });
    running.wait({ minutes: 15 });
    await sendBy(server.url);
    expect(arrived(server)).toEqual([FIRST]);
    expect(await findOutage(app)).toBeUndefined();
  });

  test('accepts a connection and stays silent: pages are served as usual', async () => {
    const silent = await openSilentServer();
    onTestFinished(() => silent.close());
    running = await openTestApp({ environment: { SMTP_URL: silent.url } });
    ({ app } = running);
    const ids = await Promise.all([FIRST, SECOND].map(ask));
    for (const id of ids) expect(await emailOf(id)).toMatchObject({ status: 'waiting' });
  });
});
