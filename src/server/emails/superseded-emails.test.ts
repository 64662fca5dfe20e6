import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { BOUNCES } from '#domain/actor.ts';
import { boundInstant } from '#domain/instant.ts';
import { instant } from '#server/clock.ts';
import { updateCourse } from '#server/courses/courses.ts';
import { takeJobs } from '#server/jobs/job-lease.ts';
import { cancelSignUp } from '#server/sign-ups/sign-up-moves.ts';
import { undo } from '#server/undo/undo.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { anotherCompany, JANA } from '../../../test/builders.ts';
import { BY_EMAIL, courseWithSignUps, QUIETLY } from '../../../test/course-with-sign-ups.ts';
import { signedUp } from '../../../test/courses.ts';
import { sendDueEmails } from '../../../test/jobs.ts';
import { mailServer } from '../../../test/mailing.ts';
import { answered, atItsEnd, offerTo } from '../../../test/seat-offers.ts';
import { dropEmails } from './email-decisions.ts';
import { withdrawEmails } from './email-withdrawal.ts';
import { markBounced } from './mailboxes.ts';
import { type Mailer, openMailer } from './mailer.ts';
import { listEmails } from './outbox.ts';

const BY_EMAILS = { sendEmails: true };

onBothDatabases('superseded emails on %s:', (openTestApp, engine) => {
  const given = courseWithSignUps(openTestApp);
  const open = async () => {
    const set = await given(5, '2');
    const server = await mailServer();
    const { app, first: id, course } = set;
    const send = async () => {
      const mailer = openMailer(server.url) as Mailer;
      await sendDueEmails({ ...app, mailer });
      mailer.close();
    };
    /** Subjects of the delivered emails, in order; emails to staff go to another address. */
    const arrived = () => server.emails.map(({ subject }) => subject);
    const calendars = () =>
      server.emails.map(({ attachments }) => /SEQUENCE:(\d+)/.exec(String(attachments[0]?.content))?.[1]);
    const move = (date: string) =>
      app.change(JANA, (change) => updateCourse(change, course.id, { ...course, date }, BY_EMAILS));
    return { ...set, id, server, send, arrived, calendars, move };
  };

  test('an applicant whose sign-up is cancelled in a mail outage is notified only of the cancellation', async () => {
    const { app, id, server, send, arrived, wait } = await open();
    await server.goDown();
    await send();
    await app.change(JANA, (change) => cancelSignUp(change, id, BY_EMAIL));
    wait({ hours: 1 });
    await send();
    await server.restart();
    wait({ hours: 1 });
    await send();
    expect(arrived()).toEqual([expect.stringContaining('zrušená')]);
  });

  test('the confirmation is sent if a cancellation is undone during a mail outage', async () => {
    const { app, id, server, send, arrived, wait } = await open();
    await server.goDown();
    await send();
    wait({ seconds: 1 });
    const at = instant(app);
    await app.change(JANA, (change) => cancelSignUp(change, id, BY_EMAIL));
    wait({ seconds: 5 });
    await app.change(JANA, (change) => undo(change, 'signUp', at));
    await server.restart();
    wait({ hours: 1 });
    await send();
    expect(arrived()).toEqual([expect.stringContaining('Miesta potvrdené')]);
  });

  test('a substitute whose cancellation is undone gets one email about the offered seat', async () => {
    const { app, course, wait } = await open();
    const substitute = await signedUp(app, course, { fields: anotherCompany({ numberOfWorkers: '4' }) });
    await app.change(JANA, (change) => updateCourse(change, course.id, { ...course, capacity: 6 }));
    wait({ seconds: 5 });
    const at = instant(app);
    await app.change(JANA, (change) => cancelSignUp(change, substitute, BY_EMAIL));
    wait({ seconds: 5 });
    await app.change(JANA, (change) => undo(change, 'signUp', at));
    const emails = await listEmails(app.db, { noun: 'signUp', id: substitute });
    expect(emails.filter(({ status }) => status === 'waiting').map(({ kind }) => kind)).toEqual([
      'signUpWaiting',
      'seatOffered',
    ]);
  });

  test.each([
    ['stays dropped where that attempt fails', 'dropped'],
    ['is sent where that attempt succeeds', 'sent'],
  ] as const)('an offer that is declined while its email is being sent %s', async (_, status) => {
    const { app, first, course, server, send, arrived, wait } = await open();
    const email = 'nahradnik@example.sk';
    const substitute = await signedUp(app, course, { fields: anotherCompany({ numberOfWorkers: '5', email }) });
    await send();
    const before = arrived().length;
    await app.change(JANA, (change) => cancelSignUp(change, first, QUIETLY));
    const findEmail = async () => (await listEmails(app.db, { noun: 'signUp', id: substitute })).at(-1);
    wait({ minutes: 1 });
    server.hangOn(email);
    const sending = send();
    await expect.poll(findEmail).toMatchObject({ kind: 'seatOffered', isBeingSent: true });
    await answered(app, { signUpId: substitute }, 'decline');
    if (status === 'dropped') server.refuse({ at: 'recipient', code: 450, reason: 'try later', recipient: email });
    server.hangOn(undefined);
    await sending;
    server.refuse(undefined);
    wait({ hours: 1 });
    await send();
    expect(await findEmail()).toMatchObject({ status, isBeingSent: false });
    expect(arrived()).toHaveLength(status === 'sent' ? before + 1 : before);
  });

  test('an offer is made again if a mail outage lasts until its end, and the applicant gets the last one', async () => {
    const { app, first, course, server, send, wait } = await open();
    const email = 'nahradnik@example.sk';
    const substitute = await signedUp(app, course, { fields: anotherCompany({ numberOfWorkers: '5', email }) });
    await send();
    await server.goDown();
    await app.change(JANA, (change) => cancelSignUp(change, first, QUIETLY));
    wait({ minutes: 1 });
    await send();
    const unread = await offerTo(app, substitute);
    wait({ hours: 48 });
    await atItsEnd(app, unread.id);
    const offer = await offerTo(app, substitute);
    expect(offer.validUntil).toBe(instant(app, { hours: 48 }));
    await server.restart();
    wait({ hours: 2 });
    await send();
    const received = server.emails.filter(({ recipient }) => recipient === email);
    expect(received).toHaveLength(2);
    expect(received[1]?.subject).toContain(boundInstant(offer.validUntil));
  });

  test('an applicant is notified of the last of two course changes in an outage, after the confirmation', async () => {
    const { server, send, arrived, calendars, move, wait } = await open();
    await server.goDown();
    await send();
    await move('2027-03-01');
    wait({ minutes: 30 });
    await send();
    await move('2027-03-09');
    wait({ hours: 1 });
    await send();
    await server.restart();
    wait({ hours: 2 });
    await send();
    wait({ minutes: 1 });
    await send();
    expect(arrived()).toEqual([
      expect.stringContaining('Miesta potvrdené'),
      expect.stringContaining('Zmena termínu'),
    ]);
    const [, change] = server.emails;
    expect(change?.text).toContain('(predtým ut\u00A015.12.2026)');
    expect(change?.text).not.toMatch(/0?1\.\s?0?3\.\s?2027/);
    const [confirmed = '', changed = ''] = calendars();
    expect(Number(changed)).toBeGreaterThan(Number(confirmed));
  });

  test('an applicant is not notified of a course change that is reverted in a mail outage', async () => {
    const { course, server, send, arrived, move, wait } = await open();
    await server.goDown();
    await send();
    await move('2027-03-01');
    wait({ minutes: 30 });
    await move(course.date);
    await server.restart();
    wait({ hours: 2 });
    await send();
    expect(arrived()).toEqual([expect.stringContaining('Miesta potvrdené')]);
  });

  test('undoing an action drops no earlier email and brings back none that staff have dropped', async () => {
    const { app, id, move, wait } = await open();
    const about = { noun: 'signUp', id } as const;
    const [confirmation] = await listEmails(app.db, about);
    if (!confirmation) throw new Error('no email was written');
    await app.change(BOUNCES, async (change) => {
      await markBounced(change, confirmation);
      change.record({ noun: 'email', id: confirmation.id, verb: 'bounced' });
    });
    await move('2026-12-21');
    const changed = async () => (await listEmails(app.db, about)).find(({ kind }) => kind === 'courseChanged');
    const { id: heldId = '', status, createdAt = '' } = (await changed()) ?? {};
    expect(status).toBe('held');
    wait({ seconds: 1 });
    await app.change(JANA, (change) => dropEmails(change, [heldId]));
    wait({ seconds: 1 });
    expect(await app.change(JANA, (change) => withdrawEmails(change, about, createdAt))).toBe(true);
    expect(await changed()).toMatchObject({ status: 'dropped' });
    expect((await listEmails(app.db, about)).find(({ id }) => id === confirmation.id)?.status).toBe('waiting');
  });

  if (engine === 'Postgres')
    test('an email whose sending starts during the undo of its action is not reported as stopped', async () => {
      const { app, first: id } = await given(5, '2');
      const about = { noun: 'signUp', id } as const;
      const [email] = (await listEmails(app.db, about)).filter(({ kind }) => kind === 'signUpConfirmed');
      if (!email) throw new Error('no email was written');
      const sending = Promise.withResolvers<void>();
      const taken = Promise.withResolvers<void>();
      const attempt = app.change({ kind: 'job', id: 'email' }, async (change) => {
        await change.lock('email', email.id);
        await takeJobs(change, 'email', [email.id]);
        taken.resolve();
        await sending.promise;
      });
      await taken.promise;
      const undone = app.change(JANA, (change) => withdrawEmails(change, about, email.createdAt));
      const waits = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
      await expect.poll(async () => (await waits.execute(app.db)).rows).not.toEqual([]);
      sending.resolve();
      await attempt;
      expect(await undone).toBe(false);
    });
});
