import { Writable } from 'node:stream';
import pino from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import type { App } from '#server/app.ts';
import { createCourse } from '#server/courses/courses.ts';
import { startJobs } from '#server/jobs/start-jobs.ts';
import { submitSignUp } from '#server/sign-ups/sign-ups.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { aCourse, anotherCompany, aSubmission, JANA } from '../../../test/builders.ts';
import { sendDueEmails } from '../../../test/jobs.ts';
import { mailServer, reaching } from '../../../test/mailing.ts';
import type { TestMailServer } from '../../../test/smtp.ts';
import { findOutage } from './mail-outage.ts';
import { enqueueEmail, listEmails } from './outbox.ts';

onBothDatabases('an email on %s', (openTestApp) => {
  let server: TestMailServer;
  let logged: { level: number; msg: string; trouble?: string }[];
  beforeEach(async () => {
    server = await mailServer();
    logged = [];
  });

  const open = async (environment: Record<string, string> = {}) => {
    const stream = new Writable({
      write(line, _encoding, done) {
        logged.push(JSON.parse(String(line)));
        done();
      },
    });
    const another = 'DATABASE_URL' in environment;
    const opened = await openTestApp({ environment, parts: { log: pino(stream) } });
    const { app } = opened;
    const course = aCourse({ capacity: 0 });
    if (!another) await app.change(JANA, (change) => createCourse(change, course));
    const signedUp = async (over: Parameters<typeof anotherCompany>[0] = {}) => {
      const submitted = await app.change(VISITOR, (change) =>
        submitSignUp(change, aSubmission(course, { fields: anotherCompany(over) })),
      );
      if (submitted.outcome !== 'stored') throw new Error(submitted.outcome);
      return submitted.id;
    };
    return { ...opened, course, signedUp };
  };
  const emailOf = async (app: App, signUpId: string) => {
    const [email] = await listEmails(app.db, { noun: 'signUp', id: signUpId });
    if (!email) throw new Error('no email');
    return email;
  };
  const arrivedFor = () => server.emails.map(({ recipient }) => recipient);
  const errors = () => logged.filter(({ level }) => level >= 50);

  describe('that is refused permanently', () => {
    test.each(['recipient', 'email'] as const)('at the %s fails at once, and the others are sent', async (at) => {
      const { app, signedUp } = await open();
      const refused = await signedUp({ email: 'preklep@example.sk' });
      await signedUp({ email: 'dobra@example.sk' });
      server.refuse({ at, code: 550, reason: '5.1.1 User unknown', recipient: 'preklep@example.sk' });
      await sendDueEmails(reaching(app, server.url));
      expect(await emailOf(app, refused)).toMatchObject({ status: 'failed', attempts: 1, cause: 'no-mailbox' });
      expect(arrivedFor()).toEqual(['dobra@example.sk']);
      expect(await findOutage(app)).toBeUndefined();
    });
  });

  describe('that cannot be sent because of the server or our settings', () => {
    test.each([
      ['connection', 554, 'sender'],
      ['connection', 421, 'unreachable'],
      ['password', 535, 'password'],
      ['sender', 550, 'sender'],
      ['sender', 451, 'unreachable'],
    ] as const)('is retried and not given up: %s, %i', async (at, code, cause) => {
      const { app, wait, signedUp } = await open();
      const id = await signedUp();
      server.refuse({ at, code, reason: 'no' });
      const sender = reaching(app, server.urlWithPassword);
      for (let quarters = 0; quarters < 8; quarters += 1) {
        await sendDueEmails(sender);
        wait({ minutes: 15 });
      }
      expect(await emailOf(app, id)).toMatchObject({ status: 'waiting', cause, attempts: 8 });
      server.refuse(undefined);
      await sendDueEmails(sender);
      expect(server.emails).toHaveLength(1);
    });

    test('is logged as an alarm once, whichever of several nodes notices and however many emails wait', async () => {
      const { app, wait, signedUp } = await open();
      const other = app.config.databaseUrl ? (await open({ DATABASE_URL: app.config.databaseUrl })).app : app;
      for (let person = 0; person < 12; person += 1) await signedUp();
      server.refuse({ at: 'password', code: 535, reason: '5.7.8 Authentication failed' });
      const senders = [reaching(app, server.urlWithPassword), reaching(other, server.urlWithPassword)];
      for (let attempt = 0; attempt < 3; attempt += 1) {
        await Promise.all(senders.map(sendDueEmails));
        wait({ minutes: 15 });
      }
      expect(errors()).toMatchObject([{ trouble: 'password', msg: 'emails do not leave' }]);
      expect(await findOutage(app)).toEqual({ trouble: 'password', since: '2026-11-20T11:00:00.000Z', waiting: 12 });

      server.refuse(undefined);
      await Promise.all(senders.map(sendDueEmails));
      expect(server.emails).toHaveLength(12);
      expect(await findOutage(app)).toBeUndefined();
      expect(logged.filter(({ msg }) => msg === 'emails leave again')).toHaveLength(1);

      server.refuse({ at: 'password', code: 535, reason: '5.7.8 Authentication failed' });
      await signedUp();
      await sendDueEmails(reaching(app, server.urlWithPassword));
      expect(errors()).toHaveLength(2);
    });

    test('is not logged as an alarm before the server was unreachable for a quarter of an hour', async () => {
      const { app, wait, signedUp } = await open();
      await signedUp();
      await server.goDown();
      const sender = reaching(app, server.url);
      for (const minutes of [0, 1, 2, 5]) {
        wait({ minutes });
        await sendDueEmails(sender);
      }
      expect(await findOutage(app)).toBeUndefined();
      expect(errors()).toEqual([]);
      wait({ minutes: 15 });
      await sendDueEmails(sender);
      expect(await findOutage(app)).toMatchObject({ trouble: 'unreachable', since: '2026-11-20T11:00:00.000Z' });
      expect(errors()).toHaveLength(1);
      await server.restart();
    });

    test('is sent within half an hour after an outage of twelve hours, by a restarted node', async () => {
      const { app, wait, signedUp } = await open();
      await server.goDown();
      for (let person = 0; person < 3; person += 1) await signedUp();
      const sender = reaching(app, server.url);
      for (let quarters = 0; quarters < 48; quarters += 1) {
        wait({ minutes: 15 });
        await sendDueEmails(sender);
      }
      await server.restart();
      wait({ minutes: 30 });
      await sendDueEmails(reaching(app, server.url));
      expect(server.emails).toHaveLength(3);
    });

    test('is sent at once after a start with corrected settings', async () => {
      const { app, signedUp } = await open();
      await signedUp();
      await sendDueEmails(reaching(app, 'smtp://127.0.0.1:1'));
      const stop = await startJobs(reaching(app, server.url));
      await expect.poll(() => server.emails).toHaveLength(1);
      await stop();
    });

    test('is sent at once when another email was sent, except one that its recipient’s server postponed', async () => {
      const { app, wait, signedUp } = await open();
      const putOff = await signedUp({ email: 'sivy@example.sk' });
      server.refuse({ at: 'recipient', code: 450, reason: 'greylisted', recipient: 'sivy@example.sk' });
      const sender = reaching(app, server.url);
      for (const minutes of [0, 1, 2, 5]) {
        wait({ minutes });
        await sendDueEmails(sender);
      }
      await server.goDown();
      for (let person = 0; person < 7; person += 1) await signedUp();
      await sendDueEmails(sender);
      await server.restart();
      await sendDueEmails(sender);
      expect(server.emails).toHaveLength(0);
      await signedUp({ email: 'nova@example.sk' });
      await sendDueEmails(sender);
      expect(server.emails).toHaveLength(8);
      expect(await emailOf(app, putOff)).toMatchObject({ status: 'waiting', attempts: 4 });
    });
  });

  test('waits for an earlier one to the same recipient about the same thing, and for no other', async () => {
    const { app, wait, signedUp } = await open();
    const putOff = { email: 'sivy@example.sk' };
    const id = await signedUp(putOff);
    server.refuse({ at: 'recipient', code: 450, reason: 'greylisted', recipient: putOff.email });
    const sender = reaching(app, server.url);
    await sendDueEmails(sender);
    wait({ seconds: 10 });
    const write = (about: { noun: 'signUp' | 'contactRequest'; id: string }, recipient: string) =>
      app.change(VISITOR, async (change) => {
        await enqueueEmail(change, { kind: 'contactReceived', about, recipient, facts: {} });
        change.record({ noun: 'signUp', id: about.id, verb: 'messageSent' });
      });
    await write({ noun: 'signUp', id }, putOff.email);
    await write({ noun: 'signUp', id }, 'ina@example.sk');
    await write({ noun: 'signUp', id: 'ina' }, putOff.email);
    await write({ noun: 'contactRequest', id }, putOff.email);
    await sendDueEmails(sender);
    const attempts = async (id: string, noun: 'signUp' | 'contactRequest' = 'signUp') =>
      (await listEmails(app.db, { noun, id })).map(({ recipient, attempts }) => `${recipient} ${attempts}`);
    expect((await attempts(id)).toSorted()).toEqual(['ina@example.sk 1', 'sivy@example.sk 0', 'sivy@example.sk 1']);
    expect(await attempts('ina')).toEqual(['sivy@example.sk 1']);
    expect(await attempts(id, 'contactRequest')).toEqual(['sivy@example.sk 1']);
    expect(arrivedFor()).toEqual(['ina@example.sk']);
  });

  describe('whose recipient’s server becomes silent', () => {
    test('delays neither concurrent emails nor one that is enqueued meanwhile', async () => {
      const { app, wait, signedUp } = await open({ SMTP_URL: server.url });
      server.hangOn('ticho@example.sk');
      const stuck = [await signedUp({ email: 'ticho@example.sk' }), await signedUp({ email: 'ticho@example.sk' })];
      await signedUp({ email: 'vedla@example.sk' });
      await expect.poll(() => arrivedFor()).toEqual(['vedla@example.sk']);
      wait({ seconds: 20 });
      await signedUp({ email: 'nova@example.sk' });
      await expect.poll(() => arrivedFor()).toEqual(['vedla@example.sk', 'nova@example.sk']);
      for (const id of stuck) expect(await emailOf(app, id)).toMatchObject({ status: 'waiting', attempts: 1 });
      // ends the hanging connections before they time out
      await server.goDown();
      // other emails were sent meanwhile, so this is no outage
      for (const id of stuck)
        await expect.poll(() => emailOf(app, id)).toMatchObject({ status: 'waiting', cause: 'silent' });
      expect(await app.db.selectFrom('mailOutage').selectAll().execute()).toEqual([]);
    });
  });
});
