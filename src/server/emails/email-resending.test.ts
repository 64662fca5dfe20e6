import { beforeEach, expect, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import type { App } from '#server/app.ts';
import { createCourse } from '#server/courses/courses.ts';
import { findSignUp, submitSignUp } from '#server/sign-ups/sign-ups.ts';
import type { TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { aCourse, aPerson, aSubmission, JANA } from '../../../test/builders.ts';
import { sendDueEmails } from '../../../test/jobs.ts';
import { mailServer, reaching } from '../../../test/mailing.ts';
import type { TestMailServer } from '../../../test/smtp.ts';
import { resendEmail } from './email-resending.ts';
import { listEmails } from './outbox.ts';

const WRONG = 'tomas.cvicny@example.sk';
const CORRECTED = 'tomas@example.sk';

onBothDatabases('an email resent by staff on %s', (openTestApp) => {
  let running: TestApp;
  let server: TestMailServer;
  let sender: App;
  let signUpId: string;
  beforeEach(async () => {
    server = await mailServer();
    running = await openTestApp();
    sender = reaching(running.app, server.url);
    const course = aCourse();
    await running.app.change(JANA, (change) => createCourse(change, course));
    const submitted = await running.app.change(VISITOR, (change) =>
      submitSignUp(change, aSubmission(course, { fields: aPerson() })),
    );
    signUpId = submitted.outcome === 'stored' ? submitted.id : '';
  });

  const emails = () => listEmails(running.app.db, { noun: 'signUp', id: signUpId });
  const firstId = async () => (await emails())[0]?.id as string;
  const resend = async (recipient: string, about = signUpId) => {
    const id = await firstId();
    return running.app.change(JANA, (change) => resendEmail(change, { noun: 'signUp', id: about }, id, recipient));
  };
  const refusedForGood = async () => {
    server.refuse({ at: 'recipient', code: 550, reason: 'User unknown', recipient: WRONG });
    await sendDueEmails(sender);
    server.refuse(undefined);
    running.wait({ minutes: 5 });
  };

  test('to its own address is attempted again at once as the same email', async () => {
    await refusedForGood();
    expect(await emails()).toMatchObject([{ status: 'failed' }]);
    expect(await resend(WRONG)).toEqual({ outcome: 'done', emailId: await firstId() });
    await sendDueEmails(sender);
    expect(await emails()).toMatchObject([{ status: 'sent', attempts: 2, recipient: WRONG }]);
    expect(server.emails).toHaveLength(1);
  });

  test('is sent however long it has waited for a mail server', async () => {
    running.wait({ hours: 24 * 4 });
    expect(await resend(WRONG)).toEqual({ outcome: 'done', emailId: await firstId() });
    await sendDueEmails(sender);
    expect(await emails()).toMatchObject([{ status: 'sent', attempts: 1 }]);
  });

  test('to a corrected address is a new email with the same text, and the first is not sent any more', async () => {
    await refusedForGood();
    const done = await resend(CORRECTED);
    running.wait({ minutes: 30 });
    await sendDueEmails(sender);
    expect(await emails()).toMatchObject([
      { status: 'replaced', recipient: WRONG },
      { status: 'sent', recipient: CORRECTED, originalId: await firstId(), id: 'emailId' in done && done.emailId },
    ]);
    expect(server.emails.map(({ recipient }) => recipient)).toEqual([CORRECTED]);
    const rows = await running.app.db.selectFrom('email').selectAll().orderBy('createdAt').execute();
    expect(new Set(rows.map(({ html }) => html)).size).toBe(1);
    expect(await findSignUp(running.app.db, signUpId)).toMatchObject({ email: CORRECTED });
  });

  test('is sent at once although it was to wait', async () => {
    server.refuse({ at: 'recipient', code: 450, reason: 'greylisted' });
    await sendDueEmails(sender);
    server.refuse(undefined);
    await sendDueEmails(sender);
    expect(server.emails).toHaveLength(0);
    await resend(WRONG);
    await sendDueEmails(sender);
    expect(server.emails).toHaveLength(1);
  });

  test('by two users at once is sent once', async () => {
    await refusedForGood();
    const answers = await Promise.all([resend(CORRECTED), resend(CORRECTED)]);
    expect(new Set(answers.map((answer) => 'emailId' in answer && answer.emailId)).size).toBe(1);
    // a third request with another address returns the email that replaced the first
    expect(await resend('inak@example.sk')).toEqual(answers[0]);
    await sendDueEmails(sender);
    expect(server.emails.map(({ recipient }) => recipient)).toEqual([CORRECTED]);
  });

  test('after its delivery is sent to another address, but not twice to the same one', async () => {
    await sendDueEmails(sender);
    expect(await resend(WRONG)).toEqual({ outcome: 'already-sent' });
    expect(await resend(CORRECTED)).toMatchObject({ outcome: 'done' });
    await sendDueEmails(sender);
    expect(await emails()).toMatchObject([{ status: 'sent' }, { status: 'sent', recipient: CORRECTED }]);
  });

  test('is accessible only through its own sign-up', async () => {
    expect(await resend(CORRECTED, 'another')).toEqual({ outcome: 'not-found' });
    expect(await emails()).toHaveLength(1);
  });
});
