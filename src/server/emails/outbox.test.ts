import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { OUTBOX, VISITOR } from '#domain/actor.ts';
import { minutesToNextAttempt } from '#domain/emails/email.ts';
import type { App } from '#server/app.ts';
import { createCourse } from '#server/courses/courses.ts';
import { findSignUp, submitSignUp } from '#server/sign-ups/sign-ups.ts';
import { fillInCompany } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { aCompany, aCourse, aFile, aPerson, aSubmission, JANA } from '../../../test/builders.ts';
import { databaseOf } from '../../../test/database-of.ts';
import { sendDueEmails } from '../../../test/jobs.ts';
import { reaching } from '../../../test/mailing.ts';
import { openMailServer, openSilentServer, type TestMailServer } from '../../../test/smtp.ts';
import { CONNECTIONS_MAX } from './mailer.ts';
import { listEmails } from './outbox.ts';

// A port without a listener: every connection is refused.
const NOBODY = 'smtp://127.0.0.1:1';

onBothDatabases('the outbox on %s', (openTestApp) => {
  let server: TestMailServer;
  beforeAll(async () => {
    server = await openMailServer();
  });
  afterEach(async () => {
    server.refuse(undefined);
    server.emails.length = 0;
  });
  afterAll(() => server.close());

  const open = (environment: Record<string, string> = {}) => openTestApp({ environment });
  const signedUp = async (app: App, over: Parameters<typeof aSubmission>[1] = {}) => {
    const course = aCourse();
    await app.change(JANA, (change) => createCourse(change, course));
    const submitted = await app.change(VISITOR, (change) => submitSignUp(change, aSubmission(course, over)));
    if (submitted.outcome !== 'stored') throw new Error(submitted.outcome);
    return submitted.id;
  };
  const onlyEmail = async (app: App, signUpId: string) => {
    const emails = await listEmails(app.db, { noun: 'signUp', id: signUpId });
    expect(emails).toHaveLength(1);
    return emails[0];
  };

  test('sends the emails of a sign-up without further action', async () => {
    const { app, close } = await open({ SMTP_URL: server.url });
    await fillInCompany(app);
    await signedUp(app, { fields: aPerson() });
    await expect.poll(() => server.emails).toHaveLength(2);
    await close();
    expect(server.emails.map(({ recipient }) => recipient).toSorted()).toEqual([
      'kurzy@example.sk',
      'tomas.cvicny@example.sk',
    ]);
  });

  test('sends remaining emails at the next start', async () => {
    const { app } = await open();
    await signedUp(app);
    const { DATABASE_URL, DATA_DIR } = { DATABASE_URL: app.config.databaseUrl, DATA_DIR: app.config.dataDir };
    // only one process may open a SQLite file, so the first ends before the next begins
    if (!DATABASE_URL) await databaseOf(app).destroy();
    const next = await open({ SMTP_URL: server.url, DATA_DIR, ...(DATABASE_URL && { DATABASE_URL }) });
    await expect.poll(() => server.emails).toHaveLength(1);
    await next.close();
  });

  test('stops within seconds, however many emails wait and however silent the mail server is', async () => {
    const silent = await openSilentServer();
    const { app, close } = await open({ SMTP_URL: silent.url });
    for (let person = 0; person < 10; person += 1) await signedUp(app);
    const taken = () => app.db.selectFrom('emailSending').select('emailId').where('attempts', '=', 1).execute();
    await expect.poll(() => taken()).toHaveLength(CONNECTIONS_MAX);
    const begun = performance.now();
    await close();
    expect(performance.now() - begun).toBeLessThan(8_000);
    await silent.close();
  });

  test('writes a complete email: subject, text, HTML, calendar and Reply-To', async () => {
    const { app } = await open({ BASE_URL: 'https://www.example.sk' });
    await fillInCompany(app, { legalName: 'Vzor s. r. o.', addresses: { courses: 'kurzy-odpovede@example.sk' } });
    const id = await signedUp(app);
    await sendDueEmails(reaching(app, server.url));
    const email = server.emails.find(({ subject }) => subject?.startsWith('Miesto potvrdené'));
    expect(email?.subject).toBe('Miesto potvrdené: Kurz prvej pomoci, 15.12.2026, Žilina');
    expect(email?.text).toContain('https://www.example.sk/vasa-prihlaska/');
    expect(email?.html).toContain('Kurz prvej pomoci');
    expect(email?.from?.text).toBe('kurzy@example.sk');
    expect(email?.replyTo?.text).toBe('kurzy-odpovede@example.sk');
    expect(email?.headers.get('auto-submitted')).toBe('auto-generated');
    const calendar = email?.attachments.find(({ contentType }) => contentType.includes('ics'));
    expect(calendar?.filename).toBe('kurz.ics');
    expect(calendar?.content.toString()).toContain(`UID:${id}@www.example.sk`);
  });

  test('sends the code a company can pay with along, because mail programs show no data URL', async () => {
    const { app } = await open();
    const commitments = { coursePrices: 's DPH za osobu' };
    await fillInCompany(app, { legalName: 'Vzor s. r. o.', bank: { iban: 'SK4399990000000000000019' }, commitments });
    await signedUp(app, { fields: aCompany() });
    await sendDueEmails(reaching(app, server.url));
    const { attachments = [], html } = server.emails[0] ?? {};
    const code = attachments.find(({ contentType }) => contentType === 'image/png');
    expect(code?.content.subarray(1, 4).toString()).toBe('PNG');
    // the mail server's parser has put the attached picture back into its place
    expect(html).toContain(`src="data:image/png;base64,${code?.content.toString('base64')}"`);
    expect(code?.cid).toBeTruthy();
  });

  test('sends an applicant none of the submitted text, and staff all of it', async () => {
    const { app } = await open();
    await fillInCompany(app);
    const words = 'Kúpte-lacné-hodinky';
    const fields = aCompany({ companyName: words, numberOfWorkers: words, message: words });
    await signedUp(app, { fields, files: [aFile({ name: `${words}.pdf` })] });
    await sendDueEmails(reaching(app, server.url));
    const read = (start: string) => {
      const email = server.emails.find(({ subject }) => subject?.startsWith(start));
      const attached = email?.attachments.map(({ content }) => content.toString()) ?? [];
      return [email?.subject, email?.text, email?.html, ...attached].join('\n');
    };
    expect(read('Miesto potvrdené')).toContain('Kurz prvej pomoci');
    expect(read('Miesto potvrdené')).not.toContain(words);
    expect(read('Nová prihláška').split(words).length).toBeGreaterThan(4);
  });

  test('records when an email was sent, and does not send it again', async () => {
    const { app, wait } = await open();
    const id = await signedUp(app);
    wait({ minutes: 3 });
    const sender = reaching(app, server.url);
    await sendDueEmails(sender);
    expect(await onlyEmail(app, id)).toMatchObject({
      status: 'sent',
      attempts: 1,
      sentAt: '2026-11-20T11:03:00.000Z',
      lastError: null,
    });
    wait({ hours: 24 });
    await sendDueEmails(sender);
    expect(server.emails).toHaveLength(1);
  });

  test('keeps emails waiting while no mail server is set', async () => {
    const { app, wait } = await open();
    const id = await signedUp(app);
    wait({ hours: 48 });
    await sendDueEmails(app);
    expect(await onlyEmail(app, id)).toMatchObject({ status: 'waiting', attempts: 0, lastError: null });
    await sendDueEmails(reaching(app, server.url));
    expect(server.emails).toHaveLength(1);
  });

  test('keeps a postponed email with the reason, and retries it after a minute, not before', async () => {
    const { app, wait } = await open();
    const id = await signedUp(app);
    const sender = reaching(app, server.url);
    server.refuse({ at: 'recipient', code: 450, reason: 'mailbox on holiday' });
    await sendDueEmails(sender);
    expect(await onlyEmail(app, id)).toMatchObject({
      status: 'waiting',
      attempts: 1,
      dueAt: '2026-11-20T11:01:00.000Z',
      lastError: expect.stringContaining('mailbox on holiday'),
    });
    server.refuse(undefined);
    wait({ seconds: 59 });
    await sendDueEmails(sender);
    expect(server.emails).toHaveLength(0);
    wait({ seconds: 1 });
    await sendDueEmails(sender);
    expect(server.emails).toHaveLength(1);
    expect(await onlyEmail(app, id)).toMatchObject({ status: 'sent', attempts: 2, lastError: null });
  });

  test('uses the same Message-ID on every attempt, so that a repeated email is recognized', async () => {
    const { app, wait } = await open();
    const id = await signedUp(app);
    const sender = reaching(app, server.url);
    await sendDueEmails(sender);
    // the state after a crash between the server's response and our record of it
    await databaseOf(app).updateTable('email').set({ status: 'waiting' }).execute();
    const { id: key = '' } = (await onlyEmail(app, id)) ?? {};
    await app.change(OUTBOX, async (change) => change.enqueue({ kind: 'email', key }));
    wait({ hours: 1 });
    await sendDueEmails(sender);
    expect(server.emails.map(({ messageId }) => messageId)).toEqual(Array(2).fill(`<${key}@localhost>`));
  });

  test('gives an email up at the end of its schedule, and does not retry it', async () => {
    const { app, wait } = await open();
    const id = await signedUp(app);
    const sender = reaching(app, server.url);
    server.refuse({ at: 'recipient', code: 450, reason: 'greylisted' });
    let attempts = 0;
    for (let minutes: number | undefined = 0; minutes !== undefined; minutes = minutesToNextAttempt(attempts)) {
      wait({ minutes });
      await sendDueEmails(sender);
      attempts += 1;
      const expected = minutesToNextAttempt(attempts) === undefined ? 'failed' : 'waiting';
      expect(await onlyEmail(app, id)).toMatchObject({ status: expected, attempts });
    }
    server.refuse(undefined);
    wait({ hours: 24 * 30 });
    await sendDueEmails(sender);
    expect(server.emails).toHaveLength(0);
    expect(await onlyEmail(app, id)).toMatchObject({
      attempts,
      lastError: expect.stringContaining('greylisted'),
    });
  });

  test('without a reachable mail server does not make a sign-up fail', async () => {
    const { app, close } = await open({ SMTP_URL: NOBODY });
    const id = await signedUp(app);
    expect(await findSignUp(app.db, id)).toMatchObject({ status: 'confirmed' });
    await close();
  });

  test('records that the mail server is unreachable', async () => {
    const { app, wait } = await open();
    const id = await signedUp(app);
    await sendDueEmails(reaching(app, NOBODY));
    expect(await onlyEmail(app, id)).toMatchObject({
      status: 'waiting',
      lastError: expect.stringContaining('ECONNREFUSED'),
    });
    wait({ minutes: 1 });
    await sendDueEmails(reaching(app, server.url));
    expect(server.emails).toHaveLength(1);
  });
});
