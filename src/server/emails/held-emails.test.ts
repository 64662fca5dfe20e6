import { beforeEach, expect, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import { ROWS_PER_PAGE } from '#domain/paging.ts';
import type { App } from '#server/app.ts';
import { submitContactRequest } from '#server/contact-requests/contact-requests.ts';
import { createCourse } from '#server/courses/courses.ts';
import { startJobs } from '#server/jobs/start-jobs.ts';
import { submitSignUp } from '#server/sign-ups/sign-ups.ts';
import type { TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { aCompany, aCourse, aPerson, aSubmission, JANA } from '../../../test/builders.ts';
import { aContact } from '../../../test/contact-requests.ts';
import { sendDueEmails } from '../../../test/jobs.ts';
import { mailServer, reaching } from '../../../test/mailing.ts';
import type { TestMailServer } from '../../../test/smtp.ts';
import { dropEmails, sendEmails } from './email-decisions.ts';
import { listAllEmails } from './email-list.ts';
import { resendEmail } from './email-resending.ts';
import { countHeldEmails, type EmailsToDecide, listEmailsToDecide } from './matching-emails.ts';
import { listEmails } from './outbox.ts';

onBothDatabases('held emails on %s', (openTestApp) => {
  let running: TestApp;
  let server: TestMailServer;
  /** The same App with a mail server. */
  let sender: App;
  beforeEach(async () => {
    server = await mailServer();
    running = await openTestApp();
    sender = reaching(running.app, server.url);
  });

  const ask = (email: string) =>
    running.app.change(VISITOR, (change) => submitContactRequest(change, aContact({ email })));
  const recipients = () => server.emails.map(({ recipient }) => recipient).toSorted();
  const emailOf = async (contactRequestId: string) => {
    const [email] = await listEmails(running.app.db, { noun: 'contactRequest', id: contactRequestId });
    if (!email) throw new Error('no email');
    return email;
  };
  /** Starts a sender and stops it when nothing is left to send. */
  const start = async () => {
    const stop = await startJobs(sender);
    const waiting = () => sender.db.selectFrom('email').select('id').where('status', '=', 'waiting').execute();
    await expect.poll(waiting).toEqual([]);
    await stop();
  };
  const send = (...ids: string[]) => running.app.change(JANA, (change) => sendEmails(change, ids));
  const idsOf = ({ emails }: EmailsToDecide) => emails.map(({ id }) => id);
  /** The fourth email to one mailbox, and the request it is about. */
  const heldForLimit = async () => {
    let id = '';
    for (const tag of ['a', 'b', 'c', 'd']) id = await ask(`petra+${tag}@example.sk`);
    return { id, email: await emailOf(id) };
  };

  test('are those that waited longer than three days for a mail server; newer ones are sent', async () => {
    const old = await ask('davny@example.sk');
    running.wait({ minutes: 1 });
    await ask('hranica@example.sk');
    running.wait({ hours: 72 });
    await ask('novy@example.sk');
    await start();
    expect(recipients()).toEqual(['hranica@example.sk', 'novy@example.sk']);
    expect(await emailOf(old)).toMatchObject({ status: 'held', heldBecause: 'too-old', attempts: 0 });
    expect(await countHeldEmails(running.app.db)).toEqual({ 'too-old': 1, 'daily-limit': 0, 'address-bounced': 0 });
  });

  test('are not sent when the sender is woken repeatedly at its start', async () => {
    for (let email = 0; email < 20; email += 1) await ask(`davny${email}@example.sk`);
    running.wait({ hours: 73 });
    const stop = await startJobs(sender);
    for (let times = 0; times < 5; times += 1) sender.announcements.notifyListeners(['jobs']);
    await ask('novy@example.sk');
    await expect.poll(recipients).toContain('novy@example.sk');
    await stop();
    expect(recipients()).toEqual(['novy@example.sk']);
  });

  test('do not include attempted emails, or emails that staff have released since', async () => {
    const tried = await ask('skuseny@example.sk');
    server.refuse({ at: 'recipient', code: 450, reason: 'greylisted' });
    await sendDueEmails(sender);
    server.refuse(undefined);
    const { email } = await heldForLimit();
    running.wait({ hours: 100 });
    await send(email.id);
    running.wait({ hours: 1 });
    await start();
    expect(await emailOf(tried)).toMatchObject({ status: 'sent' });
    expect(recipients()).toEqual(['petra+d@example.sk', 'skuseny@example.sk']);
  });

  test('are sent only by a staff decision', async () => {
    const { id, email } = await heldForLimit();
    running.wait({ hours: 24 });
    await sendDueEmails(sender);
    expect(recipients()).not.toContain('petra+d@example.sk');
    expect(await send(email.id)).toEqual({ done: 1, skipped: 0 });
    await sendDueEmails(sender);
    expect(await emailOf(id)).toMatchObject({ status: 'sent', heldBecause: null });
    expect(await send(email.id)).toEqual({ done: 0, skipped: 1 });
    await sendDueEmails(sender);
    expect(server.emails).toHaveLength(4);
  });

  test('that staff drop are not sent, keep their reason, and can still be sent later', async () => {
    const { id, email } = await heldForLimit();
    expect(await running.app.change(JANA, (change) => dropEmails(change, [email.id]))).toEqual({
      done: 1,
      skipped: 0,
    });
    // the first decision stays
    expect(await send(email.id)).toEqual({ done: 0, skipped: 1 });
    await sendDueEmails(sender);
    expect(await emailOf(id)).toMatchObject({ status: 'dropped', heldBecause: 'daily-limit' });
    await running.app.change(JANA, (change) =>
      resendEmail(change, { noun: 'contactRequest', id }, email.id, email.recipient),
    );
    await sendDueEmails(sender);
    expect(await emailOf(id)).toMatchObject({ status: 'sent', heldBecause: null });
  });

  test('that are sent to another address are not sent to the first one', async () => {
    const { id, email } = await heldForLimit();
    await running.app.change(JANA, (change) =>
      resendEmail(change, { noun: 'contactRequest', id }, email.id, 'ina@example.sk'),
    );
    expect(await countHeldEmails(running.app.db)).toEqual({ 'too-old': 0, 'daily-limit': 0, 'address-bounced': 0 });
    await sendDueEmails(sender);
    expect(recipients()).toContain('ina@example.sk');
    expect(recipients()).not.toContain('petra+d@example.sk');
  });

  test('are decided on all at once for each reason', async () => {
    await ask('davny@example.sk');
    running.wait({ hours: 73 });
    await heldForLimit();
    await start();
    expect(await countHeldEmails(running.app.db)).toEqual({ 'too-old': 1, 'daily-limit': 1, 'address-bounced': 0 });
    const old = await listEmailsToDecide(running.app, { state: 'held', heldBecause: 'too-old' }, 'drop');
    expect(old).toMatchObject({ emails: [{ recipient: 'davny@example.sk' }], returned: 0, hasMore: false });
    await running.app.change(JANA, (change) => dropEmails(change, idsOf(old)));
    const many = await listEmailsToDecide(running.app, { state: 'held', heldBecause: 'daily-limit' }, 'send');
    expect(await send(...idsOf(many))).toEqual({ done: 1, skipped: 0 });
    expect((await listAllEmails(running.app.db, { state: 'held', page: 1 })).rows).toEqual([]);
    await sendDueEmails(sender);
    expect(recipients()).toContain('petra+d@example.sk');
    expect(recipients()).not.toContain('davny@example.sk');
  });

  test('are not found by an invalid id', async () => {
    expect(await send('nic')).toEqual({ done: 0, skipped: 1 });
    expect(await running.app.change(JANA, (change) => dropEmails(change, ['nic']))).toEqual({
      done: 0,
      skipped: 1,
    });
  });

  test('are listed with the record they are about, newest first, one page at a time', async () => {
    const course = aCourse({ capacity: 0 });
    await running.app.change(JANA, (change) => createCourse(change, course));
    for (const fields of [aPerson({ email: 'a@example.sk' }), aCompany({ email: 'b@example.sk' })]) {
      await running.app.change(VISITOR, (change) => submitSignUp(change, aSubmission(course, { fields })));
      running.wait({ minutes: 1 });
    }
    await ask('c@example.sk');
    running.wait({ hours: 80 });
    await start();
    const { rows: emails, total, page } = await listAllEmails(running.app.db, { state: 'held', page: 9 });
    expect([total, page]).toEqual([3, 1]);
    expect(emails.map(({ recipient, readable }) => `${recipient} ${readable?.aboutName}`)).toEqual([
      'c@example.sk Sklady Príklad, a. s.',
      'b@example.sk Pekáreň Príklad s. r. o.',
      'a@example.sk Tomáš Cvičný',
    ]);
    expect(emails[0]).toMatchObject({
      heldBecause: 'too-old',
      readable: { about: { noun: 'contactRequest', id: expect.any(String) } },
    });
    const more = Array.from({ length: ROWS_PER_PAGE + 2 }, (_, index) => ask(`petra+${index}@example.sk`));
    await Promise.all(more);
    const second = await listAllEmails(running.app.db, { state: 'held', page: 2 });
    expect([second.total, second.rows.length]).toEqual([ROWS_PER_PAGE + 2, 2]);
  });
});
