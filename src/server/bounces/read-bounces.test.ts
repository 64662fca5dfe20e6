import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import type { App } from '#server/app.ts';
import { submitContactRequest } from '#server/contact-requests/contact-requests.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { returnedMessage } from '../../../test/bounces.ts';
import { aContact } from '../../../test/contact-requests.ts';
import { databaseOf } from '../../../test/database-of.ts';
import { hasImapServer, openImapServer, type TestImapServer } from '../../../test/imap.ts';
import { findInboxOutage, readBounces } from './read-bounces.ts';

/** Debian's package is not installed on every machine. */
const SKIPPED = hasImapServer ? '' : ', skipped: the package dovecot-imapd is not installed';

describe.runIf(hasImapServer)(`the mailbox with returned emails${SKIPPED}`, () => {
  let server: TestImapServer;
  beforeEach(async () => {
    server = await openImapServer();
  });
  afterEach(() => server.close());

  onBothDatabases('on %s', (openTestApp) => {
    let app: App;
    let said: string[];
    beforeEach(async () => {
      ({ app } = await openTestApp({
        environment: { BOUNCE_IMAP_URL: server.url, BASE_URL: 'https://www.example.sk' },
      }));
      said = [];
      const log = {
        ...app.log,
        error: (_: object, words: string) => said.push(words),
        warn: (_: object, words: string) => said.push(words),
        info: (words: string) => said.push(words),
      };
      app = { ...app, log: log as unknown as App['log'] };
    });

    const sentEmail = async (lastName: string) => {
      const aboutId = await app.change(VISITOR, (change) =>
        submitContactRequest(change, aContact({ email: 'preklep@example.com', lastName })),
      );
      const { id } = await databaseOf(app)
        .updateTable('email')
        .set({ status: 'sent', sentAt: app.now().toString() })
        .where('aboutId', '=', aboutId)
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    };
    const bounced = async () =>
      (await app.db.selectFrom('email').select('id').where('status', '=', 'bounced').execute()).map(({ id }) => id);

    test('is read for reports about our emails; all other messages stay unread', async () => {
      const [first, second] = [await sentEmail('Prvá'), await sentEmail('Druhá')];
      server.deliver(returnedMessage('auto-reply', { id: first }));
      server.deliver(returnedMessage('postfix', { id: first }));
      server.deliver(returnedMessage('gmail', { id: '99999999-2222-4333-8444-555555555555' }));
      // ten megabytes of the returned email
      server.deliver(
        Buffer.concat([returnedMessage('truncated', { id: second }), Buffer.alloc(10_000_000, '\r\n\r\nx')]),
      );
      await readBounces(app);
      expect((await bounced()).toSorted()).toEqual([first, second].toSorted());
      expect(server.flagged('S')).toBe(2);
      const place = () => app.db.selectFrom('bounceInbox').selectAll().executeTakeFirstOrThrow();
      expect(await place()).toMatchObject({ lastUid: 4, failingSince: null });

      const third = await sentEmail('Tretia');
      server.deliver(returnedMessage('office365', { id: third }));
      await readBounces(app);
      expect(await bounced()).toContain(third);
      expect(await place()).toMatchObject({ lastUid: 5 });
      await readBounces(app);
      expect(said).toEqual([]);
    });

    test('is read further after NUL and other control characters in a report', async () => {
      const id = await sentEmail('Prvá');
      const controls = String(returnedMessage('postfix', { id: '99999999-2222-4333-8444-555555555555' }))
        .replace('=?UTF-8?Q?Miesto', '=?UTF-8?Q?=00=01=1B=E2=80=AEMiesto')
        .replace(/^Message-ID: </gim, 'Message-ID: =?utf-8?Q?=00=1B?= <')
        .replace('Status: 5.1.1', 'Status: =?utf-8?Q?5=2E1=2E1=00?=')
        .replace('smtp; 550', 'smtp; =?utf-8?Q?=00?= 550');
      server.deliver(Buffer.from(controls));
      const ours = String(returnedMessage('gmail', { id })).replace('smtp; 5', 'smtp; =?utf-8?Q?=00=07?= 5');
      server.deliver(Buffer.from(ours));
      await readBounces(app);
      expect(await bounced()).toEqual([id]);
      const { lastError } = await app.db.selectFrom('emailSending').select('lastError').executeTakeFirstOrThrow();
      expect(lastError).toMatch(/^5\.2\.2 [^\p{Cc}]+$/u);
      expect(said).toEqual([]);
    });

    test('is read further after a report that cannot be processed, which stays unread', async () => {
      const [first, second] = [await sentEmail('Prvá'), await sentEmail('Druhá')];
      await databaseOf(app).updateTable('email').set({ siteUrl: 'none' }).where('id', '=', first).execute();
      server.deliver(returnedMessage('postfix', { id: first }));
      server.deliver(returnedMessage('gmail', { id: second }));
      await readBounces(app);
      expect(await bounced()).toEqual([second]);
      expect(server.flagged('S')).toBe(1);
      expect(said).toEqual(['a report of a delivery cannot be read']);
      await readBounces(app);
      expect(said).toHaveLength(1);
    });

    test('that is unavailable is logged once, and once more when it is available again', async () => {
      const away = { ...app, config: { ...app.config, bounceImapUrl: server.url.replace(/:\d+\//, ':1/') } };
      await readBounces(away);
      await readBounces(away);
      expect(await findInboxOutage(app)).toBe('2026-11-20T11:00:00.000Z');
      await readBounces(app);
      expect(await findInboxOutage(app)).toBeUndefined();
      expect(said).toEqual([
        'the mailbox with returned emails cannot be read',
        'the mailbox with returned emails can be read again',
      ]);
    });
  });
});
