import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import { NEW_WORK } from '#domain/contact-requests/contact-request-work.ts';
import { ROWS_PER_PAGE } from '#domain/paging.ts';
import { today } from '#server/clock.ts';
import { listEmails } from '#server/emails/outbox.ts';
import { fillInCompany, type TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { JANA } from '../../../test/builders.ts';
import { aContact, anotherContact } from '../../../test/contact-requests.ts';
import { databaseOf } from '../../../test/database-of.ts';
import { openMailServer, type TestMailServer } from '../../../test/smtp.ts';
import { type ContactRequestFilter, listContactRequests } from './contact-request-list.ts';
import { closeContactRequests } from './contact-request-work.ts';
import { findContactRequest, submitContactRequest } from './contact-requests.ts';

onBothDatabases('contact requests on %s', (openTestApp) => {
  let running: TestApp;
  let server: TestMailServer;
  beforeAll(async () => {
    server = await openMailServer();
  });
  afterEach(async () => {
    server.emails.length = 0;
    await running.close();
  });
  afterAll(() => server.close());

  const open = async (environment: Record<string, string> = {}) => {
    running = await openTestApp({ environment });
    const { app } = running;
    const send = (over: Parameters<typeof aContact>[0] = {}) => {
      running.wait({ minutes: 1 });
      return app.change(VISITOR, (change) => submitContactRequest(change, aContact(over)));
    };
    const list = async (filter: ContactRequestFilter = {}) =>
      (await listContactRequests(app.db, today(app), { page: 1, ...filter })).rows.map(({ id }) => id);
    return { app, send, list };
  };

  test('are stored unchanged, with the time of receipt', async () => {
    const { app, send } = await open();
    const id = await send();
    expect(await findContactRequest(app.db, id)).toMatchObject({
      ...aContact(),
      receivedAt: app.now().toString({ fractionalSecondDigits: 3 }),
      ...NEW_WORK,
      version: 1,
    });
  });

  test('are not stored if their emails cannot be stored', async () => {
    const { app, send, list } = await open();
    await databaseOf(app).schema.alterTable('email').renameTo('lostEmail').execute();
    await expect(send()).rejects.toThrow();
    expect(await list()).toEqual([]);
    await databaseOf(app).schema.alterTable('lostEmail').renameTo('email').execute();
  });

  test('are confirmed to the sender without any submitted text, and sent in full to staff', async () => {
    const { app, send } = await open({ SMTP_URL: server.url });
    await fillInCompany(app, { addresses: { courses: 'kurzy@example.sk', contact: 'dopyty@example.sk' } });
    const words = 'Kúpte-lacné-hodinky';
    const submitted = {
      ...aContact(),
      message: words,
      company: words,
      zameranie: words,
      ico: words,
      firstName: words,
    };
    await send(submitted);
    await expect.poll(() => server.emails).toHaveLength(2);
    const to = (recipient: string) => server.emails.find((email) => email.recipient === recipient);
    const confirmation = to('sklady@example.sk');
    expect(confirmation?.subject).toBe('Vašu správu sme dostali');
    expect(confirmation?.replyTo?.text).toBe('dopyty@example.sk');
    expect(`${confirmation?.text}${confirmation?.html}`).not.toContain(words);
    const staffEmail = to('dopyty@example.sk');
    expect(staffEmail?.subject).toBe(`Nový dopyt: ${words}`);
    for (const word of Object.values(submitted)) expect(staffEmail?.text?.replace(/\s+/g, ' ')).toContain(word);
    expect(server.emails).toHaveLength(2);
  });

  test('are stored without a mail server, with both emails waiting', async () => {
    const { app, send } = await open();
    await fillInCompany(app, { email: 'info@example.sk' });
    const id = await send();
    await send({ email: 'ina@example.sk' });
    expect(await listEmails(app.db, { noun: 'contactRequest', id })).toMatchObject([
      { kind: 'staffNewContact', recipient: 'info@example.sk', status: 'waiting' },
      { kind: 'contactReceived', recipient: 'sklady@example.sk', status: 'waiting' },
    ]);
  });

  test('cause no email to staff while no address is filled in', async () => {
    const { app, send } = await open();
    expect(await listEmails(app.db, { noun: 'contactRequest', id: await send() })).toMatchObject([
      { kind: 'contactReceived' },
    ]);
  });

  test('are counted by state within the filter of the list', async () => {
    const { app, send } = await open();
    const [bakery] = [await send({ company: 'Pekáreň Žitná' }), await send()];
    await app.change(JANA, (change) => closeContactRequests(change, [bakery]));
    const { counts } = await listContactRequests(app.db, today(app), { page: 1, search: 'zitna' });
    expect(counts).toMatchObject({ all: 1, new: 0, closed: 1 });
  });

  test('are listed newest first and searched without case and diacritics', async () => {
    const { send, list } = await open();
    const bakery = await send({ company: 'Pekáreň Žitná', zameranie: 'Výroba pečiva', ico: '100 %' });
    const depot = await send();
    expect(await list()).toEqual([depot, bakery]);
    expect(await list({ search: 'ZITNA' })).toEqual([bakery]);
    expect(await list({ search: 'pečiv' })).toEqual([bakery]);
    expect(await list({ search: '12345679' })).toEqual([depot]);
    expect(await list({ search: '100 %' })).toEqual([bakery]);
    expect(await list({ search: '50 %' })).toEqual([]);
    expect(await list({ search: 'obhliadky terminu' })).toEqual([]);
    expect(await list({ search: 'obhliadky TERMÍN pečiv' })).toEqual([bakery]);
    expect(await list({ search: '0900 000 060 petra' })).toEqual([depot, bakery]);
    expect(await list({ search: 'vzorova', state: 'closed' })).toEqual([]);
  });

  test('are listed in pages', async () => {
    const { app, send } = await open();
    for (let sent = 0; sent <= ROWS_PER_PAGE; sent += 1) await send(anotherContact());
    const [first, second] = [
      await listContactRequests(app.db, today(app), { page: 1 }),
      await listContactRequests(app.db, today(app), { page: 2 }),
    ];
    expect([first.rows.length, second.rows.length]).toEqual([ROWS_PER_PAGE, 1]);
    expect(second.total).toBe(ROWS_PER_PAGE + 1);
    for (const page of [3, 1e300, Number.POSITIVE_INFINITY]) {
      expect(await listContactRequests(app.db, today(app), { page })).toEqual(second);
    }
  });
});
