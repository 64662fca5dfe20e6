import { afterEach, beforeEach, expect, test } from 'vitest';
import { BOUNCES, VISITOR } from '#domain/actor.ts';
import type { App } from '#server/app.ts';
import { submitContactRequest } from '#server/contact-requests/contact-requests.ts';
import { confirmAddress, resendToCorrectedAddress, sendEmails } from '#server/emails/email-decisions.ts';
import { type Mailer, openMailer } from '#server/emails/mailer.ts';
import { listEmails } from '#server/emails/outbox.ts';
import { countPostToDecide } from '#server/emails/post-counts.ts';
import { listEvents } from '#server/events/events.ts';
import { runRetention } from '#server/retention/retention.ts';
import type { TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { type ReturnedFixture, returnedMessage } from '../../../test/bounces.ts';
import { JANA } from '../../../test/builders.ts';
import { aContact } from '../../../test/contact.ts';
import { sendDueEmails } from '../../../test/jobs.ts';
import { openMailServer, type TestMailServer } from '../../../test/smtp.ts';
import { noteReturned } from './bounces.ts';
import { readReturnedMessage } from './returned-message.ts';

const TYPED = 'preklep@example.com';

onBothDatabases('an email that came back on %s', (openTestApp) => {
  let running: TestApp;
  let app: App;
  let server: TestMailServer;
  let requestId: string;
  let emailId: string;
  beforeEach(async () => {
    server = await openMailServer();
    running = await openTestApp({ environment: { BASE_URL: 'https://www.example.sk' } });
    app = { ...running.app, mailer: openMailer(server.url) as Mailer };
    requestId = await ask();
    emailId = (await emailsOf(requestId))[0]?.id ?? '';
    await sendDueEmails(app);
    running.wait({ minutes: 1 });
  });
  afterEach(async () => {
    app.mailer?.close();
    await running.close();
    await server.close();
  });

  const ask = (email = TYPED, lastName = 'Prvá') =>
    running.app.change(VISITOR, (change) => submitContactRequest(change, aContact({ email, lastName })));
  const emailsOf = (id: string) => listEmails(running.app.db, { noun: 'contactRequest', id });
  const email = async () => (await emailsOf(requestId)).find(({ id }) => id === emailId);
  const returned = async (name: ReturnedFixture, about: Parameters<typeof returnedMessage>[1] = {}) => {
    const message = await readReturnedMessage(returnedMessage(name, { id: emailId, ...about }));
    if (!message) throw new Error(`${name} is no report`);
    return running.app.change(BOUNCES, (change) => noteReturned(change, message));
  };
  const verbs = async () =>
    (await listEvents(running.app.db, { noun: 'email', id: emailId })).map(({ verb }) => verb);

  test('waits for staff with its reason, however often it is reported', async () => {
    expect(await returned('postfix')).toBe('bounced');
    expect(await returned('postfix')).toBe('nothing');
    expect(await returned('gmail')).toBe('nothing');
    expect(await email()).toMatchObject({
      status: 'bounced',
      cause: 'no-mailbox',
      lastError: expect.stringMatching(/^5\.1\.1 smtp; 550 5\.1\.1/),
    });
    expect(await verbs()).toEqual(['sent', 'bounced']);
    expect(await countPostToDecide(running.app.db)).toEqual({ undelivered: 1, held: 0 });
  });

  test('is only noted while its server tries on, and once', async () => {
    expect([await returned('delayed'), await returned('delayed')]).toEqual(['delayed', 'nothing']);
    expect(await email()).toMatchObject({ status: 'sent', cause: 'postponed' });
    expect(await returned('postfix')).toBe('bounced');
    expect(await verbs()).toEqual(['sent', 'delayed', 'bounced']);
  });

  test('is not taken for another: a stranger’s id, a site that is not ours, an email that never left', async () => {
    const never = await ask('nikdy@example.com', 'Druhá');
    const [waiting] = await emailsOf(never);
    expect(await returned('postfix', { id: '99999999-2222-4333-8444-555555555555' })).toBe('not-ours');
    expect(await returned('postfix', { site: 'cudzi.example' })).toBe('not-ours');
    expect(await returned('postfix', { id: waiting?.id })).toBe('not-ours');
    expect(await email()).toMatchObject({ status: 'sent' });
  });

  test('is found by its recipient and subject where the report does not name it, for two weeks, and holds nothing', async () => {
    const subject = (await email())?.subject ?? '';
    const message = (await readReturnedMessage(returnedMessage('postfix'))) as NonNullable<
      Awaited<ReturnType<typeof readReturnedMessage>>
    >;
    const nameless = { ...message, messageIds: [], subject };
    const note = (over: object) => app.change(BOUNCES, (change) => noteReturned(change, { ...nameless, ...over }));
    expect(await note({ subject: 'Iný predmet' })).toBe('not-ours');
    running.wait({ hours: 24 * 15 });
    expect(await note({})).toBe('not-ours');
    running.wait({ hours: -24 * 2 });
    expect(await note({})).toBe('bounced');
    // anyone who knows the subject may have forged it, so the next e-mails are sent
    expect(await email()).toMatchObject({ status: 'bounced', cause: 'unproven' });
    expect(await emailsOf(await ask(TYPED, 'Druhá'))).toMatchObject([{ status: 'waiting' }]);
    expect(await note({ hash: 'another' })).toBe('nothing');
    expect(await returned('gmail')).toBe('bounced');
    expect(await email()).toMatchObject({ status: 'bounced', cause: 'full-mailbox' });
    expect(await emailsOf(await ask(TYPED, 'Tretia'))).toMatchObject([{ status: 'held' }]);
  });

  test('holds the next ones to its mailbox, until one that staff let leave has not come back', async () => {
    await returned('postfix');
    const second = await ask('Preklep+znova@example.com', 'Druhá');
    expect(await emailsOf(second)).toMatchObject([{ status: 'held', heldBecause: 'address-bounced' }]);
    const [held] = await emailsOf(second);
    await app.change(JANA, (change) => sendEmails(change, [held?.id ?? '']));
    await sendDueEmails(app);
    expect(await emailsOf(second)).toMatchObject([{ status: 'sent' }]);
    running.wait({ hours: 24 * 4 });
    expect(await emailsOf(await ask(TYPED, 'Tretia'))).toMatchObject([{ status: 'held' }]);
    running.wait({ hours: 24 * 2 });
    expect(await emailsOf(await ask(TYPED, 'Štvrtá'))).toMatchObject([{ status: 'waiting' }]);
  });

  test('holds none any more once staff say the address is right, and what was held leaves', async () => {
    await returned('postfix');
    const second = await ask(TYPED, 'Druhá');
    expect(await app.change(JANA, (change) => confirmAddress(change, emailId))).toBe('done');
    expect(await emailsOf(second)).toMatchObject([{ status: 'waiting', heldBecause: null }]);
    expect(await emailsOf(await ask(TYPED, 'Tretia'))).toMatchObject([{ status: 'waiting' }]);
    expect(await app.change(JANA, (change) => confirmAddress(change, 'nic'))).toBe('not-found');
  });

  test('leaves again, and the report of the first time does not bring it back twice', async () => {
    await returned('postfix');
    expect(await app.change(JANA, (change) => sendEmails(change, [emailId, 'nic']))).toEqual({
      done: 1,
      passedOver: 1,
    });
    await sendDueEmails(app);
    expect(await email()).toMatchObject({ status: 'sent', cause: null, lastError: null });
    expect(await returned('postfix')).toBe('nothing');
    expect(await returned('gmail')).toBe('bounced');
    expect(await email()).toMatchObject({ cause: 'full-mailbox' });
  });

  test('leaves to a corrected address as a new one', async () => {
    await returned('postfix');
    const correct = () =>
      app.change(JANA, (change) => resendToCorrectedAddress(change, emailId, 'spravne@example.com'));
    expect(await app.change(JANA, (change) => resendToCorrectedAddress(change, emailId, TYPED))).toBe('unchanged');
    expect([await correct(), await correct()]).toEqual(['done', 'passed-over']);
    await sendDueEmails(app);
    expect(await emailsOf(requestId)).toMatchObject([
      { status: 'replaced' },
      { status: 'sent', recipient: 'spravne@example.com' },
    ]);
  });

  test('is forgotten with its mailbox after its time', async () => {
    await returned('postfix');
    running.wait({ hours: 24 * 31 });
    await runRetention(running.app);
    for (const table of ['email', 'bounceReport', 'bouncedMailbox'] as const) {
      expect(await running.app.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });
});
