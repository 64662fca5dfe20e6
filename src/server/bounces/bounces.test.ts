import { beforeEach, expect, test } from 'vitest';
import { BOUNCES, VISITOR } from '#domain/actor.ts';
import type { App } from '#server/app.ts';
import { submitContactRequest } from '#server/contact-requests/contact-requests.ts';
import { confirmAddress, resendToCorrectedAddress, sendEmails } from '#server/emails/email-decisions.ts';
import { countEmailsToDecide } from '#server/emails/matching-emails.ts';
import { listEmails } from '#server/emails/outbox.ts';
import { listEvents } from '#server/events/events.ts';
import { runRetention } from '#server/retention/retention.ts';
import type { TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { type ReturnedFixture, returnedMessage } from '../../../test/bounces.ts';
import { JANA } from '../../../test/builders.ts';
import { aContact } from '../../../test/contact-requests.ts';
import { sendDueEmails } from '../../../test/jobs.ts';
import { mailServer, reaching } from '../../../test/mailing.ts';
import type { TestMailServer } from '../../../test/smtp.ts';
import { noteReturned } from './bounces.ts';
import { readReturnedMessage } from './returned-message.ts';

const SUBMITTED = 'preklep@example.com';

onBothDatabases('a bounced email on %s', (openTestApp) => {
  let running: TestApp;
  let app: App;
  let server: TestMailServer;
  let requestId: string;
  let emailId: string;
  beforeEach(async () => {
    server = await mailServer();
    running = await openTestApp({ environment: { BASE_URL: 'https://www.example.sk' } });
    app = reaching(running.app, server.url);
    requestId = await ask();
    emailId = (await emailsOf(requestId))[0]?.id ?? '';
    await sendDueEmails(app);
    running.wait({ minutes: 1 });
  });

  const ask = (email = SUBMITTED, lastName = 'Prvá') =>
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

  test('is shown to staff with its reason, however often it is reported', async () => {
    expect(await returned('postfix')).toBe('bounced');
    expect(await returned('postfix')).toBe('nothing');
    expect(await returned('gmail')).toBe('nothing');
    expect(await email()).toMatchObject({
      status: 'bounced',
      cause: 'no-mailbox',
      lastError: expect.stringMatching(/^5\.1\.1 smtp; 550 5\.1\.1/),
    });
    expect(await verbs()).toEqual(['sent', 'bounced']);
    expect(await countEmailsToDecide(running.app.db)).toEqual({ undelivered: 1, held: 0 });
  });

  test('is only marked as delayed, once, while its server retries', async () => {
    expect([await returned('delayed'), await returned('delayed')]).toEqual(['delayed', 'nothing']);
    expect(await email()).toMatchObject({ status: 'sent', cause: 'postponed' });
    expect(await returned('postfix')).toBe('bounced');
    expect(await verbs()).toEqual(['sent', 'delayed', 'bounced']);
  });

  test('is not matched by an unknown id, a foreign site or an email that was never sent', async () => {
    const never = await ask('nikdy@example.com', 'Druhá');
    const [waiting] = await emailsOf(never);
    expect(await returned('postfix', { id: '99999999-2222-4333-8444-555555555555' })).toBe('not-ours');
    expect(await returned('postfix', { site: 'cudzi.example' })).toBe('not-ours');
    expect(await returned('postfix', { id: waiting?.id })).toBe('not-ours');
    expect(await email()).toMatchObject({ status: 'sent' });
  });

  test('is matched by recipient and subject for two weeks if the report lacks its id, and causes no holds', async () => {
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
    expect(await emailsOf(await ask(SUBMITTED, 'Druhá'))).toMatchObject([{ status: 'waiting' }]);
    expect(await note({ hash: 'another' })).toBe('nothing');
    expect(await returned('gmail')).toBe('bounced');
    expect(await email()).toMatchObject({ status: 'bounced', cause: 'full-mailbox' });
    expect(await emailsOf(await ask(SUBMITTED, 'Tretia'))).toMatchObject([{ status: 'held' }]);
  });

  test('causes later emails to its mailbox to be held, until a released one does not bounce', async () => {
    await returned('postfix');
    const second = await ask('Preklep+znova@example.com', 'Druhá');
    expect(await emailsOf(second)).toMatchObject([{ status: 'held', heldBecause: 'address-bounced' }]);
    const [held] = await emailsOf(second);
    await app.change(JANA, (change) => sendEmails(change, [held?.id ?? '']));
    await sendDueEmails(app);
    expect(await emailsOf(second)).toMatchObject([{ status: 'sent' }]);
    running.wait({ hours: 24 * 4 });
    expect(await emailsOf(await ask(SUBMITTED, 'Tretia'))).toMatchObject([{ status: 'held' }]);
    running.wait({ hours: 24 * 2 });
    expect(await emailsOf(await ask(SUBMITTED, 'Štvrtá'))).toMatchObject([{ status: 'waiting' }]);
  });

  test('causes no more holds once staff confirm the address, and held emails are sent', async () => {
    await returned('postfix');
    const second = await ask(SUBMITTED, 'Druhá');
    expect(await app.change(JANA, (change) => confirmAddress(change, emailId))).toBe('done');
    expect(await emailsOf(second)).toMatchObject([{ status: 'waiting', heldBecause: null }]);
    expect(await emailsOf(await ask(SUBMITTED, 'Tretia'))).toMatchObject([{ status: 'waiting' }]);
    expect(await app.change(JANA, (change) => confirmAddress(change, 'nic'))).toBe('not-found');
  });

  test('is sent again, and the report of the first attempt does not bounce it twice', async () => {
    await returned('postfix');
    expect(await app.change(JANA, (change) => sendEmails(change, [emailId, 'nic']))).toEqual({
      done: 1,
      skipped: 1,
    });
    await sendDueEmails(app);
    expect(await email()).toMatchObject({ status: 'sent', cause: null, lastError: null });
    expect(await returned('postfix')).toBe('nothing');
    expect(await returned('gmail')).toBe('bounced');
    expect(await email()).toMatchObject({ cause: 'full-mailbox' });
  });

  test('is sent to a corrected address as a new email', async () => {
    await returned('postfix');
    const correct = () =>
      app.change(JANA, (change) => resendToCorrectedAddress(change, emailId, 'spravne@example.com'));
    expect(await app.change(JANA, (change) => resendToCorrectedAddress(change, emailId, SUBMITTED))).toBe(
      'unchanged',
    );
    expect([await correct(), await correct()]).toEqual(['done', 'passed-over']);
    await sendDueEmails(app);
    expect(await emailsOf(requestId)).toMatchObject([
      { status: 'replaced' },
      { status: 'sent', recipient: 'spravne@example.com' },
    ]);
  });

  test('is deleted with the mark of its mailbox after its retention period', async () => {
    await returned('postfix');
    running.wait({ hours: 24 * 31 });
    await runRetention(running.app);
    for (const table of ['email', 'bounceReport', 'bouncedMailbox'] as const) {
      expect(await running.app.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });
});
