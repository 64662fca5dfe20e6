import { beforeEach, expect, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import type { App } from '#server/app.ts';
import { submitContactRequest } from '#server/contact-requests/contact-requests.ts';
import { createCourse } from '#server/courses/courses.ts';
import { listEvents } from '#server/events/events.ts';
import { cancelSignUp } from '#server/sign-ups/sign-up-moves.ts';
import { findSignUp, submitSignUp } from '#server/sign-ups/sign-ups.ts';
import type { TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { aCourse, aPerson, aSubmission, JANA } from '../../../test/builders.ts';
import { aContact } from '../../../test/contact-requests.ts';
import { storedCourse } from '../../../test/courses.ts';
import { databaseOf } from '../../../test/database-of.ts';
import { sendDueEmails } from '../../../test/jobs.ts';
import { mailServer, reaching } from '../../../test/mailing.ts';
import { answered, offerTo } from '../../../test/seat-offers.ts';
import type { TestMailServer } from '../../../test/smtp.ts';
import { storedWaitlistEntry } from '../../../test/waitlist.ts';
import { resendToCorrectedAddress } from './email-decisions.ts';
import { correctAddress } from './email-resending.ts';
import { listEmails } from './outbox.ts';

const WRONG = 'preklep@example.com';
const RIGHT = 'spravne@example.com';

onBothDatabases('a corrected address on %s', (openTestApp) => {
  const course = aCourse();
  let running: TestApp;
  let app: App;
  let server: TestMailServer;
  let signUpId: string;
  beforeEach(async () => {
    server = await mailServer();
    running = await openTestApp();
    app = reaching(running.app, server.url);
    await app.change(JANA, (change) => createCourse(change, course));
    signUpId = await signUp();
  });

  const signUp = async (email = WRONG) => {
    const fields = { ...aPerson(), email };
    const submitted = await app.change(VISITOR, (change) => submitSignUp(change, aSubmission(course, { fields })));
    return submitted.outcome === 'stored' ? submitted.id : '';
  };
  const emails = (id = signUpId) => listEmails(app.db, { noun: 'signUp', id });
  const own = async () => (await emails()).filter(({ kind }) => kind !== 'staffNewSignUp');
  const correct = (to = RIGHT) =>
    app.change(JANA, (change) => correctAddress(change, { noun: 'signUp', id: signUpId }, { to }));
  const refused = async () => {
    server.refuse({ at: 'recipient', code: 550, reason: 'User unknown', recipient: WRONG });
    await sendDueEmails(app);
    server.refuse(undefined);
    running.wait({ minutes: 1 });
  };
  const recipients = () => server.emails.map(({ recipient }) => recipient).filter((to) => to !== 'kurzy@example.sk');

  test('is used for all later emails, and the history keeps the original one', async () => {
    await refused();
    const [email] = await own();
    const correct = (to: string) =>
      app.change(JANA, (change) => resendToCorrectedAddress(change, email?.id ?? '', to));
    expect(await correct(WRONG)).toBe('unchanged');
    expect(await correct(RIGHT)).toBe('done');
    expect(await findSignUp(app.db, signUpId)).toMatchObject({ email: RIGHT });
    const events = await listEvents(app.db, { noun: 'signUp', id: signUpId });
    expect(events.find(({ verb }) => verb === 'addressCorrected')).toMatchObject({
      before: { email: WRONG },
      after: { email: RIGHT },
    });
    running.wait({ seconds: 1 });
    await sendDueEmails(app);
    await app.change(JANA, (change) => cancelSignUp(change, signUpId, { sendEmail: true }));
    running.wait({ minutes: 1 });
    await sendDueEmails(app);
    expect(await own()).toMatchObject([
      { status: 'replaced', recipient: WRONG },
      { status: 'sent', recipient: RIGHT, kind: 'signUpConfirmed' },
      { status: 'sent', recipient: RIGHT, kind: 'signUpCancelled' },
    ]);
    expect(recipients()).toEqual([RIGHT, RIGHT]);
  });

  test('is used for waiting emails when they are due; sent emails keep theirs', async () => {
    await sendDueEmails(app);
    await app.change(JANA, (change) => cancelSignUp(change, signUpId, { sendEmail: true }));
    const [, waiting] = await own();
    expect(await correct()).toBe('done');
    expect(await own()).toMatchObject([
      { status: 'sent', recipient: WRONG },
      { status: 'waiting', recipient: RIGHT, id: waiting?.id, dueAt: waiting?.dueAt },
    ]);
    expect(await correct()).toBe('unchanged');
    // the notification of the office goes to the company's own address, not to the applicant's
    expect((await emails()).filter(({ recipient }) => recipient === RIGHT)).toHaveLength(1);
  });

  test('releases emails that were held for the wrong address, and no others', async () => {
    await databaseOf(app).updateTable('email').set({ status: 'held', heldBecause: 'address-bounced' }).execute();
    await databaseOf(app)
      .updateTable('email')
      .set({ heldBecause: 'daily-limit' })
      .where('kind', '=', 'staffNewSignUp')
      .execute();
    await correct();
    expect(await own()).toMatchObject([{ status: 'waiting', recipient: RIGHT }]);
    await databaseOf(app).updateTable('email').set({ status: 'held', heldBecause: 'daily-limit' }).execute();
    await correct('inak@example.com');
    expect(await own()).toMatchObject([{ status: 'held', recipient: 'inak@example.com' }]);
  });

  test('is applied to all entries and sign-ups of a split group, not to other applicants', async () => {
    const other = await signUp('iny@example.com');
    const group = { numberOfWorkers: '5', mayBeSplit: 'on', email: WRONG };
    await storedWaitlistEntry(app, { courseTypeId: 'prva-pomoc', city: 'Bratislava', ...group });
    for (const date of ['2026-12-07', '2026-12-14', '2026-12-21']) {
      const { id } = await storedCourse(app, { city: 'Bratislava', date, capacity: 2 });
      const offered = await app.db.selectFrom('signUp').select('id').where('courseId', '=', id).executeTakeFirst();
      await answered(app, await offerTo(app, offered?.id ?? ''), 'accept');
    }
    const rowsOf = (table: 'signUp' | 'waitlistEntry') =>
      app.db
        .selectFrom(table)
        .select(['id', 'email', 'searchText'])
        .where('id', 'not in', [signUpId, other])
        .execute();
    const entries = await rowsOf('waitlistEntry');
    const signUps = await rowsOf('signUp');
    expect([entries.length, signUps.length]).toEqual([3, 5]);
    for (const [noun, { id }] of [
      ...entries.map((entry) => ['waitlistEntry', entry] as const),
      ...signUps.map((signUp) => ['signUp', signUp] as const),
    ]) {
      const to = `${id}@example.com`;
      expect(await app.change(JANA, (change) => correctAddress(change, { noun, id }, { to }))).toBe('done');
      for (const row of [...(await rowsOf('waitlistEntry')), ...(await rowsOf('signUp'))])
        expect(row).toMatchObject({ email: to, searchText: expect.stringContaining(id) });
    }
    expect(await findSignUp(app.db, other)).toMatchObject({ email: 'iny@example.com' });
    expect(await findSignUp(app.db, signUpId)).toMatchObject({ email: WRONG });
  });

  test('of a contact request is used for its answers', async () => {
    const id = await app.change(VISITOR, (change) => submitContactRequest(change, aContact({ email: WRONG })));
    const about = { noun: 'contactRequest', id } as const;
    expect(await app.change(JANA, (change) => correctAddress(change, about, { to: RIGHT }))).toBe('done');
    const row = await app.db.selectFrom('contactRequest').select(['email', 'searchText']).executeTakeFirstOrThrow();
    expect(row).toEqual({ email: RIGHT, searchText: expect.stringContaining('spravne') });
    expect(await listEmails(app.db, about)).toContainEqual(expect.objectContaining({ recipient: RIGHT }));
  });

  test('of a deleted record or email, or of one that was delivered, changes nothing', async () => {
    const about = { noun: 'waitlistEntry', id: 'nic' } as const;
    expect(await app.change(JANA, (change) => correctAddress(change, about, { to: RIGHT }))).toBe('not-found');
    const resend = (id: string) => app.change(JANA, (change) => resendToCorrectedAddress(change, id, RIGHT));
    expect(await resend('nic')).toBe('not-found');
    await sendDueEmails(app);
    const [delivered] = await own();
    expect(await resend(delivered?.id ?? '')).toBe('passed-over');
    expect(await findSignUp(app.db, signUpId)).toMatchObject({ email: WRONG });
  });
});
