import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import type { App } from '#server/app.ts';
import { submitContactRequest } from '#server/contact-requests/contact-requests.ts';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { returnedMessage } from '../../../test/bounces.ts';
import { aContact } from '../../../test/contact.ts';
import { databaseOf } from '../../../test/database-of.ts';
import { hasImapServer, openImapServer, type TestImapServer } from '../../../test/imap.ts';
import { findInboxOutage, readBounces } from './read-bounces.ts';

if (!hasImapServer) console.log('Without the package "dovecot-imapd" no mailbox is read in the tests.');

describe.runIf(hasImapServer)('the mailbox with returned letters', () => {
  let server: TestImapServer;
  let running: TestApp;
  let app: App;
  let said: string[];
  beforeEach(async () => {
    server = await openImapServer();
    running = await openTestApp({
      environment: { BOUNCE_IMAP_URL: server.url, BASE_URL: 'https://www.example.sk' },
    });
    said = [];
    const log = {
      ...running.app.log,
      error: (_: object, words: string) => said.push(words),
      info: (words: string) => said.push(words),
    };
    app = { ...running.app, log: log as unknown as App['log'] };
  });
  afterEach(async () => {
    await running.close();
    await server.close();
  });

  const sentLetter = async (lastName: string) => {
    const aboutId = await app.change(VISITOR, (change) =>
      submitContactRequest(change, aContact({ email: 'preklep@example.com', lastName })),
    );
    const { id } = await databaseOf(app)
      .updateTable('letter')
      .set({ status: 'sent', sentAt: app.now().toString() })
      .where('aboutId', '=', aboutId)
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const bounced = async () =>
    (await app.db.selectFrom('letter').select('id').where('status', '=', 'bounced').execute()).map(({ id }) => id);

  test('is read for reports about letters of ours; whatever else is in it stays as new as it was', async () => {
    const [first, second] = [await sentLetter('Prvá'), await sentLetter('Druhá')];
    server.deliver(returnedMessage('auto-reply', { id: first }));
    server.deliver(returnedMessage('postfix', { id: first }));
    server.deliver(returnedMessage('gmail', { id: '99999999-2222-4333-8444-555555555555' }));
    // ten megabytes of what came back
    server.deliver(
      Buffer.concat([returnedMessage('truncated', { id: second }), Buffer.alloc(10_000_000, '\r\n\r\nx')]),
    );
    await readBounces(app);
    expect((await bounced()).toSorted()).toEqual([first, second].toSorted());
    expect(server.flagged('S')).toBe(2);
    const place = () => app.db.selectFrom('bounceInbox').selectAll().executeTakeFirstOrThrow();
    expect(await place()).toMatchObject({ lastUid: 4, failingSince: null });

    const third = await sentLetter('Tretia');
    server.deliver(returnedMessage('office365', { id: third }));
    await readBounces(app);
    expect(await bounced()).toContain(third);
    expect(await place()).toMatchObject({ lastUid: 5 });
    await readBounces(app);
    expect(said).toEqual([]);
  });

  test('that is away is told to the log once, and once when it is back', async () => {
    const away = { ...app, config: { ...app.config, bounceImapUrl: server.url.replace(/:\d+\//, ':1/') } };
    await readBounces(away);
    await readBounces(away);
    expect(await findInboxOutage(app)).toBe('2026-11-20T11:00:00.000Z');
    await readBounces(app);
    expect(await findInboxOutage(app)).toBeUndefined();
    expect(said).toEqual([
      'the mailbox with returned letters cannot be read',
      'the mailbox with returned letters can be read again',
    ]);
  });
});
