import { expect, test } from 'vitest';
import { OUTBOX, VISITOR } from '#domain/actor.ts';
import type { App } from '#server/app.ts';
import { submitContactRequest } from '#server/contact-requests/contact-requests.ts';
import { createCourse } from '#server/courses/courses.ts';
import { cancelSignUp, confirmSignUp, restoreSignUp } from '#server/sign-ups/sign-up-moves.ts';
import { submitSignUp } from '#server/sign-ups/sign-ups.ts';
import { deletePastSubmissions } from '#server/submissions.ts';
import { fillInCompany, type TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { aCourse, aPerson, aSubmission, JANA } from '../../../test/builders.ts';
import { aContact } from '../../../test/contact-requests.ts';
import { databaseOf } from '../../../test/database-of.ts';
import { sendEmails } from './email-decisions.ts';
import { resendEmail } from './email-resending.ts';
import { listEmailsToDecide } from './matching-emails.ts';
import { listEmails } from './outbox.ts';

const VICTIM = 'obet@example.sk';

onBothDatabases('emails caused by visitors on %s', (openTestApp) => {
  let running: TestApp;

  const open = async () => {
    running = await openTestApp();
    const { app } = running;
    const course = aCourse({ capacity: 0 });
    await app.change(JANA, (change) => createCourse(change, course));
    let senders = 0;
    /** A sign-up by a new person. */
    const signUp = async (email = VICTIM) => {
      senders += 1;
      const fields = aPerson({ email, lastName: `Cudzí ${senders}` });
      const submitted = await app.change(VISITOR, (change) => submitSignUp(change, aSubmission(course, { fields })));
      if (submitted.outcome !== 'stored') throw new Error(submitted.outcome);
      return submitted.id;
    };
    const ask = (email = VICTIM) => {
      senders += 1;
      const contact = aContact({ email, lastName: `Cudzí ${senders}` });
      return app.change(VISITOR, (change) => submitContactRequest(change, contact));
    };
    return { app, signUp, ask };
  };
  const statuses = async ({ db }: App) => {
    const emails = await db.selectFrom('email').select(['status', 'heldBecause']).orderBy('status').execute();
    return emails.map(({ status, heldBecause }) => heldBecause ?? status).toSorted();
  };

  test('are sent to one mailbox three times a day, whatever the spelling of its address; the next ones are held', async () => {
    const { app, signUp, ask } = await open();
    await signUp('Obet@Example.SK');
    await ask('obet+web@example.sk');
    await signUp('OBET+kurz@example.sk');
    const id = await signUp();
    expect(await listEmails(app.db, { noun: 'signUp', id })).toMatchObject([
      { kind: 'signUpConfirmed', status: 'held', heldBecause: 'daily-limit', attempts: 0 },
    ]);
    const contactRequestId = await ask();
    expect(await listEmails(app.db, { noun: 'contactRequest', id: contactRequestId })).toMatchObject([
      { heldBecause: 'daily-limit' },
    ]);
    await signUp('niekto.iny@example.sk');
    expect(await statuses(app)).toEqual(['daily-limit', 'daily-limit', ...Array(4).fill('waiting')]);
  });

  test('are three when thirty forms are sent at once', async () => {
    const { app, signUp, ask } = await open();
    await Promise.all(Array.from({ length: 30 }, (_, index) => (index % 2 ? signUp() : ask())));
    expect(await statuses(app)).toEqual([...Array(27).fill('daily-limit'), ...Array(3).fill('waiting')]);
  });

  test('are three again on the next day in Bratislava, and the previous day’s count is deleted', async () => {
    const { app, ask } = await open();
    for (let email = 0; email < 4; email += 1) await ask();
    running.wait({ hours: 11, minutes: 59 });
    await ask();
    expect(await statuses(app)).toEqual(['daily-limit', 'daily-limit', 'waiting', 'waiting', 'waiting']);
    running.wait({ minutes: 1 });
    await ask();
    expect(await statuses(app)).toEqual(['daily-limit', 'daily-limit', ...Array(4).fill('waiting')]);
    await app.change(OUTBOX, (change) => deletePastSubmissions(change));
    const counts = await app.db.selectFrom('emailQuota').selectAll().execute();
    expect(counts).toEqual([{ mailboxHash: expect.stringMatching(/^[0-9a-f]{64}$/), day: '2026-11-21', emails: 1 }]);
  });

  test('do not limit emails caused by staff or sent to staff', async () => {
    const { app, signUp } = await open();
    await fillInCompany(app, { addresses: { courses: VICTIM, contact: VICTIM } });
    const first = await signUp();
    for (let email = 0; email < 3; email += 1) await signUp();
    const emails = async () => (await statuses(app)).filter((status) => status === 'waiting').length;
    // three to the mailbox, four to staff
    expect(await emails()).toBe(7);
    await app.change(JANA, (change) => cancelSignUp(change, first, { sendEmail: true }));
    await app.change(JANA, (change) => restoreSignUp(change, first, { as: 'confirmed', sendEmail: true }));
    // each replaces the one before, which was not sent yet
    expect(await emails()).toBe(7);
    const [email] = await listEmails(app.db, { noun: 'signUp', id: first });
    await app.change(JANA, (change) =>
      resendEmail(change, { noun: 'signUp', id: first }, email?.id ?? '', 'obet+znova@example.sk'),
    );
    expect(await emails()).toBe(7);
    expect(await app.db.selectFrom('emailQuota').select('emails').execute()).toEqual([{ emails: 4 }]);
  });

  test('are not sent once they are out of date, even if staff release all of them', async () => {
    const { app, signUp } = await open();
    for (let email = 0; email < 3; email += 1) await signUp();
    const [cancelled, confirmed] = [await signUp(), await signUp()];
    await app.change(JANA, (change) => cancelSignUp(change, cancelled, { sendEmail: false }));
    await app.change(JANA, (change) => confirmSignUp(change, confirmed, { sendEmail: true }));
    const { emails } = await listEmailsToDecide(app, { state: 'held', heldBecause: 'daily-limit' }, 'send');
    const ids = emails.map(({ id }) => id);
    await app.change(JANA, (change) => sendEmails(change, ids));
    expect(await listEmails(app.db, { noun: 'signUp', id: cancelled })).toMatchObject([{ status: 'dropped' }]);
    expect(await listEmails(app.db, { noun: 'signUp', id: confirmed })).toMatchObject([{ status: 'waiting' }]);
  });

  test('are not counted for a form that was not stored', async () => {
    const { app, ask } = await open();
    await databaseOf(app).schema.alterTable('email').renameTo('lostEmail').execute();
    for (let attempt = 0; attempt < 3; attempt += 1) await expect(ask()).rejects.toThrow();
    await databaseOf(app).schema.alterTable('lostEmail').renameTo('email').execute();
    await ask();
    expect(await statuses(app)).toEqual(['waiting']);
  });
});
