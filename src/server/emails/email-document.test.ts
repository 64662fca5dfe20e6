import { beforeEach, expect, test } from 'vitest';
import { OUTBOX, VISITOR } from '#domain/actor.ts';
import type { App } from '#server/app.ts';
import { submitContactRequest } from '#server/contact-requests/contact-requests.ts';
import { createCourse } from '#server/courses/courses.ts';
import { listSignUpFiles, submitSignUp } from '#server/sign-ups/sign-ups.ts';
import { fillInCompany, type TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { aCompany, aCourse, aFile, aSubmission, JANA } from '../../../test/builders.ts';
import { aContact } from '../../../test/contact-requests.ts';
import { databaseOf } from '../../../test/database-of.ts';
import { sendDueEmails } from '../../../test/jobs.ts';
import { mailServer, reaching } from '../../../test/mailing.ts';
import type { TestMailServer } from '../../../test/smtp.ts';
import { findEmail, listEmails } from './outbox.ts';

onBothDatabases('a stored email on %s', (openTestApp) => {
  const course = aCourse({ capacity: 0 });
  let running: TestApp;
  let server: TestMailServer;
  let sender: App;
  beforeEach(async () => {
    server = await mailServer();
    running = await openTestApp({ environment: { BASE_URL: 'https://www.example.sk' } });
    sender = reaching(running.app, server.url);
    await running.app.change(JANA, (change) => createCourse(change, course));
  });

  const signUp = async (over: Parameters<typeof aSubmission>[1] = {}) => {
    const submission = aSubmission(course, over);
    const submitted = await running.app.change(VISITOR, (change) => submitSignUp(change, submission));
    if (submitted.outcome !== 'stored') throw new Error(submitted.outcome);
    return submitted.id;
  };
  const changePhone = (phone: string) =>
    databaseOf(running.app)
      .updateTable('company')
      .set({ details: JSON.stringify({ phone }) })
      .execute();

  test('has the customer as Reply-To if it is to staff, and the company if it is to a customer', async () => {
    const { app } = running;
    await fillInCompany(app, { addresses: { courses: 'kurzy@example.sk', contact: 'dopyty@example.sk' } });
    const companyName = 'Pekáreň "U mlyna", s. r. o.';
    await signUp({ fields: aCompany({ companyName, email: 'pekaren@example.sk' }) });
    const contact = aContact({ firstName: 'Petra <zlo@example.sk>,' });
    await app.change(VISITOR, (change) => submitContactRequest(change, contact));
    await sendDueEmails(sender);
    const repliesTo = Object.fromEntries(server.emails.map(({ recipient, replyTo }) => [recipient, replyTo?.value]));
    expect(repliesTo).toEqual({
      'kurzy@example.sk': [{ name: companyName, address: 'pekaren@example.sk' }],
      'dopyty@example.sk': [{ name: 'Petra <zlo@example.sk>, Vzorová', address: 'sklady@example.sk' }],
      'pekaren@example.sk': [{ name: '', address: 'kurzy@example.sk' }],
      'sklady@example.sk': [{ name: '', address: 'dopyty@example.sk' }],
    });
  });

  test('links staff to the files that were sent with the sign-up', async () => {
    await fillInCompany(running.app);
    const id = await signUp({ files: [aFile(), aFile()] });
    await sendDueEmails(sender);
    const email = server.emails.find(({ subject }) => subject?.startsWith('Nová prihláška'));
    for (const file of await listSignUpFiles(running.app.db, id)) {
      expect(email?.html).toContain(`/dashboard/prihlasky/${id}/subory/${file.id}`);
    }
  });

  test('has the same text and id on every attempt, whatever changed after it was written', async () => {
    const { app } = running;
    await fillInCompany(app, { phone: '+421 900 000 001' });
    const id = await signUp();
    await changePhone('+421 900 000 555');
    await sendDueEmails(sender);
    // the state after a crash between the server's response and our record of it
    await databaseOf(app).updateTable('email').set({ status: 'waiting' }).execute();
    const [listed] = await listEmails(app.db, { noun: 'signUp', id });
    const key = listed?.id ?? '';
    await app.change(OUTBOX, async (change) => change.enqueue({ kind: 'email', key }));
    await changePhone('+421 900 000 999');
    await sendDueEmails({ ...sender, config: { ...app.config, baseUrl: 'https://nova.example.sk' } });
    const [one, two] = server.emails;
    expect(one?.text).toContain('+421 900 000 001'.replaceAll(' ', '\u00A0'));
    expect(two?.messageId).toBe(`<${key}@www.example.sk>`);
    expect([two?.messageId, two?.html, two?.text]).toEqual([one?.messageId, one?.html, one?.text]);
    const shown = await findEmail(app.db, { noun: 'signUp', id }, key, 'http://localhost');
    expect(shown?.html).toContain('+421 900 000 001');
    expect(shown?.html).toContain('src="http://localhost/posta/znacka.png"');
  });

  test('is not stored if the change that wrote it is rolled back', async () => {
    const submission = aSubmission(course);
    const undone = running.app.change(VISITOR, async (change) => {
      await submitSignUp(change, submission);
      throw new Error('changed our mind');
    });
    await expect(undone).rejects.toThrow('changed our mind');
    await sendDueEmails(sender);
    expect(server.emails).toEqual([]);
    expect(await running.app.db.selectFrom('email').select('id').execute()).toEqual([]);
  });
});
