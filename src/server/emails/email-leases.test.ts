import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import type { App } from '#server/app.ts';
import { submitContactRequest } from '#server/contact-requests/contact-requests.ts';
import { lockRows } from '#server/db/engine.ts';
import type { TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { JANA } from '../../../test/builders.ts';
import { anotherContact } from '../../../test/contact-requests.ts';
import { databaseOf } from '../../../test/database-of.ts';
import { sendDueEmails } from '../../../test/jobs.ts';
import { mailServer, reaching } from '../../../test/mailing.ts';
import { openSilentServer, type TestMailServer } from '../../../test/smtp.ts';
import { dropEmails } from './email-decisions.ts';
import { enqueueEmail, listEmails } from './outbox.ts';

onBothDatabases('an outbox with several senders on %s', (openTestApp, engine) => {
  let server: TestMailServer;
  let app: App;
  let wait: TestApp['wait'];
  beforeEach(async () => {
    server = await mailServer();
    ({ app, wait } = await openTestApp());
  });

  const ask = () => {
    const contact = anotherContact();
    return app.change(VISITOR, (change) => submitContactRequest(change, contact));
  };
  const emailOf = async (requestId: string) => {
    const [email] = await listEmails(app.db, { noun: 'contactRequest', id: requestId });
    return email;
  };

  test('sends every email once when two senders empty it at the same time', async () => {
    const { databaseUrl } = app.config;
    const other = databaseUrl ? (await openTestApp({ environment: { DATABASE_URL: databaseUrl } })).app : app;
    for (let person = 0; person < 30; person += 1) await ask();
    await Promise.all([sendDueEmails(reaching(app, server.url)), sendDueEmails(reaching(other, server.url))]);
    expect(server.emails).toHaveLength(30);
    expect(new Set(server.emails.map(({ messageId }) => messageId)).size).toBe(30);
  });

  test('gives an email to another sender when the first does not return, and ignores the first one’s result', async () => {
    const id = await ask();
    const silent = await openSilentServer();
    const stuck = sendDueEmails(reaching(app, silent.url));
    await expect.poll(() => emailOf(id)).toMatchObject({ attempts: 1, isBeingSent: true });
    const sender = reaching(app, server.url);
    wait({ minutes: 4 });
    await sendDueEmails(sender);
    expect(server.emails).toHaveLength(0);
    wait({ minutes: 1 });
    await sendDueEmails(sender);
    expect(server.emails).toHaveLength(1);
    await silent.close();
    await stuck;
    expect(await emailOf(id)).toMatchObject({ status: 'sent', attempts: 2, isBeingSent: false });
  });

  // SQLite has no such moment: its transactions exclude each other from their first statement
  if (engine === 'Postgres')
    test('does not record a failure over the success that another sender is recording', async () => {
      const id = await ask();
      const silent = await openSilentServer();
      const stuck = sendDueEmails(reaching(app, silent.url));
      await expect.poll(() => emailOf(id)).toMatchObject({ attempts: 1, isBeingSent: true });
      const { id: emailId = '' } = (await emailOf(id)) ?? {};
      const database = databaseOf(app);
      const other = await database.startTransaction().execute();
      await lockRows(other, 'email', [emailId]);
      await other.updateTable('email').set({ status: 'sent' }).where('id', '=', emailId).execute();
      await other.updateTable('emailSending').set({ attempts: 2 }).where('emailId', '=', emailId).execute();
      await silent.close();
      const waits = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
      try {
        await expect.poll(async () => (await waits.execute(database)).rows).toHaveLength(1);
      } finally {
        await other.commit().execute();
      }
      await stuck;
      expect(await emailOf(id)).toMatchObject({ status: 'sent', attempts: 2, cause: null });
    });

  test('lets staff drop an email whose sender did not return, also where no sender may take it over', async () => {
    const id = await ask();
    const silent = await openSilentServer();
    const stuck = sendDueEmails(reaching(app, silent.url));
    await expect.poll(() => emailOf(id)).toMatchObject({ isBeingSent: true });
    const email = await emailOf(id);
    const drop = () => app.change(JANA, (change) => dropEmails(change, [email?.id ?? '']));
    expect(await drop()).toEqual({ done: 0, skipped: 1 });
    wait({ minutes: 5 });
    await sendDueEmails(app);
    expect(await emailOf(id)).toMatchObject({ status: 'waiting', isBeingSent: false });
    expect(await drop()).toEqual({ done: 1, skipped: 0 });
    await silent.close();
    await stuck;
    expect(await emailOf(id)).toMatchObject({ status: 'dropped' });
  });

  test('sends the files of an email in their order', async () => {
    const files = ['druhá.pdf', 'prvá.pdf'].map((name) => ({
      name,
      mediaType: 'application/pdf',
      bytes: new TextEncoder().encode(`%PDF-1.7 ${name}`),
    }));
    const about = { noun: 'contactRequest', id: await ask() } as const;
    const recipient = 'prilohy@example.sk';
    await app.change(VISITOR, async (change) => {
      await enqueueEmail(change, { kind: 'contactReceived', about, recipient, facts: {}, attachments: files });
      change.record({ noun: 'contactRequest', id: about.id, verb: 'reopened' });
    });
    await sendDueEmails(reaching(app, server.url));
    const email = server.emails.find((email) => email.recipient === recipient);
    expect(
      email?.attachments.map(({ filename, contentType, content }) => [filename, contentType, String(content)]),
    ).toEqual(files.map(({ name, mediaType }) => [name, mediaType, `%PDF-1.7 ${name}`]));
  });
});
