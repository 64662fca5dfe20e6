import { expect, test } from 'vitest';
import { OUTBOX, VISITOR } from '#domain/actor.ts';
import type { TestApp } from '../../test/app.ts';
import { onBothDatabases } from '../../test/both-databases.ts';
import { aCourse, aFile, aPerson, aSubmission, JANA } from '../../test/builders.ts';
import { aContact } from '../../test/contact-requests.ts';
import { databaseOf } from '../../test/database-of.ts';
import { submitContactRequest } from './contact-requests/contact-requests.ts';
import { createCourse, updateCourse } from './courses/courses.ts';
import { cancelSignUp, confirmSignUp } from './sign-ups/sign-up-moves.ts';
import { submitSignUp } from './sign-ups/sign-ups.ts';
import { deletePastSubmissions } from './submissions.ts';

onBothDatabases('a repeated submission on %s', (openTestApp) => {
  let running: TestApp;

  const open = async (over: Parameters<typeof aCourse>[0] = {}) => {
    running = await openTestApp();
    const { app } = running;
    const course = aCourse(over);
    await app.change(JANA, (change) => createCourse(change, course));
    const submit = async (submission: Parameters<typeof aSubmission>[1] = {}) => {
      const submitted = await app.change(VISITOR, (change) =>
        submitSignUp(change, aSubmission(course, { fields: aPerson(), ...submission })),
      );
      if (submitted.outcome !== 'stored') throw new Error(submitted.outcome);
      return submitted;
    };
    const count = async (table: 'signUp' | 'contactRequest' | 'email' | 'submission' | 'signUpFile') =>
      (await app.db.selectFrom(table).selectAll().execute()).length;
    return { app, course, submit, count };
  };

  test('creates one sign-up with one email, announced once', async () => {
    const { app, submit, count } = await open();
    const announced: string[] = [];
    app.announcements.listen((topic) => announced.push(topic));
    const files = [aFile()];
    const first = await submit({ files });
    running.wait({ minutes: 59 });
    expect(await submit({ files })).toEqual(first);
    expect([await count('signUp'), await count('email'), await count('signUpFile')]).toEqual([1, 1, 1]);
    expect(announced).toEqual(['seats', 'jobs']);
  });

  test('sent twenty times at once creates one sign-up or contact request', async () => {
    const { app, submit, count } = await open();
    const twins = await Promise.all(Array.from({ length: 20 }, () => submit()));
    expect(new Set(twins.map(({ id }) => id)).size).toBe(1);
    const ids = await Promise.all(
      Array.from({ length: 20 }, () => app.change(VISITOR, (change) => submitContactRequest(change, aContact()))),
    );
    expect(new Set(ids).size).toBe(1);
    expect([await count('signUp'), await count('contactRequest'), await count('email')]).toEqual([1, 1, 2]);
  });

  test.each([
    ['other words', { fields: aPerson({ message: 'Iná správa.' }) }],
    ['another file', { files: [aFile({ name: 'ine.pdf' })] }],
    ['another content of a file', { files: [aFile({ bytes: new TextEncoder().encode('%PDF-1.7 iné') })] }],
    ['no word about consent', { consent: 'not-stated' as const }],
  ])('with %s creates another sign-up', async (_, over) => {
    const { submit, count } = await open();
    await submit({ files: [aFile()] });
    await submit({ files: [aFile()], ...over });
    expect(await count('signUp')).toBe(2);
  });

  test('with fields in another order creates no second sign-up, for another course it does', async () => {
    const { app, submit, count } = await open();
    const first = await submit();
    const reversed = Object.fromEntries(Object.entries(aPerson()).reverse()) as ReturnType<typeof aPerson>;
    expect(await submit({ fields: reversed })).toEqual(first);
    const other = aCourse();
    await app.change(JANA, (change) => createCourse(change, other));
    await submit({ course: { courseId: other.id } });
    expect(await count('signUp')).toBe(2);
  });

  test('is answered with the present status of the sign-up, even if the course is hidden', async () => {
    const { app, course, submit, count } = await open({ capacity: 1 });
    const holder = await submit({ fields: aPerson({ email: 'prvy@example.sk' }) });
    const waiting = await submit();
    expect(waiting.status).toBe('waiting');
    await app.change(JANA, (change) => cancelSignUp(change, holder.id, { sendEmail: false }));
    await app.change(JANA, (change) => confirmSignUp(change, waiting.id, { sendEmail: false }));
    await app.change(JANA, (change) =>
      updateCourse(change, course.id, { ...course, capacity: 1, status: 'inactive' }),
    );
    expect(await submit()).toEqual({ ...waiting, status: 'confirmed' });
    expect(await count('signUp')).toBe(2);
  });

  test('after a cancellation creates one new sign-up', async () => {
    const { app, submit, count } = await open();
    const first = await submit();
    await app.change(JANA, (change) => cancelSignUp(change, first.id, { sendEmail: false }));
    const twins = await Promise.all([submit(), submit(), submit()]);
    expect(new Set([first, ...twins].map(({ id }) => id)).size).toBe(2);
    expect(await count('signUp')).toBe(2);
  });

  test('after an hour creates a new sign-up, and older claims are deleted', async () => {
    const { app, submit, count } = await open();
    await submit();
    await app.change(VISITOR, (change) => submitContactRequest(change, aContact()));
    expect(await count('submission')).toBe(2);
    running.wait({ hours: 1, seconds: 1 });
    await submit();
    await app.change(OUTBOX, (change) => deletePastSubmissions(change));
    expect([await count('signUp'), await count('submission')]).toEqual([2, 1]);
  });

  test('is stored when the first one failed or was refused', async () => {
    const { app, course, submit, count } = await open();
    await databaseOf(app).schema.alterTable('email').renameTo('lostEmail').execute();
    await expect(submit()).rejects.toThrow();
    await expect(app.change(VISITOR, (change) => submitContactRequest(change, aContact()))).rejects.toThrow();
    await databaseOf(app).schema.alterTable('lostEmail').renameTo('email').execute();
    await app.change(VISITOR, (change) => submitContactRequest(change, aContact()));
    await app.change(JANA, (change) => updateCourse(change, course.id, { ...course, status: 'inactive' }));
    await expect(submit()).rejects.toThrow('course-gone');
    await app.change(JANA, (change) => updateCourse(change, course.id, course));
    await submit();
    expect([await count('signUp'), await count('contactRequest')]).toEqual([1, 1]);
  });
});
