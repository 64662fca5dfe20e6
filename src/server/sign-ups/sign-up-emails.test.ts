import { describe, expect, test } from 'vitest';
import type { Course } from '#domain/courses/course.ts';
import { listEmails } from '#server/emails/outbox.ts';
import { fillInCompany, type TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { aFile, aPerson } from '../../../test/builders.ts';
import { signedUp, storedCourse } from '../../../test/courses.ts';

onBothDatabases('a sign-up on %s', (openTestApp) => {
  let running: TestApp;
  const open = async (over: Partial<Course> = {}) => {
    running = await openTestApp();
    return { app: running.app, course: await storedCourse(running.app, over) };
  };

  describe('enqueues emails', () => {
    test('to the applicant and to staff, waiting to be sent', async () => {
      const { app, course } = await open();
      await fillInCompany(app);
      const id = await signedUp(app, course, { fields: aPerson() });
      const emails = await listEmails(app.db, { noun: 'signUp', id });
      expect(emails).toHaveLength(2);
      expect(emails).toEqual(
        expect.arrayContaining([
          expect.objectContaining({
            kind: 'signUpConfirmed',
            recipient: 'tomas.cvicny@example.sk',
            status: 'waiting',
          }),
          expect.objectContaining({ kind: 'staffNewSignUp', recipient: 'kurzy@example.sk', status: 'waiting' }),
        ]),
      );
    });

    test('that name the files without their content', async () => {
      const { app, course } = await open();
      await fillInCompany(app);
      const upload = aFile({ bytes: new TextEncoder().encode(`%PDF-1.7 ${'x'.repeat(50_000)}`) });
      await signedUp(app, course, { files: [upload] });
      for (const { html, text } of await app.db.selectFrom('email').select(['html', 'text']).execute()) {
        expect((html + text).length).toBeLessThan(20_000);
      }
    });

    test('that state whether it has a seat', async () => {
      const { app, course } = await open({ capacity: 1 });
      await signedUp(app, course);
      const emails = await listEmails(app.db, { noun: 'signUp', id: await signedUp(app, course) });
      expect(emails).toMatchObject([{ kind: 'signUpWaiting' }]);
    });

    test('that state the hours of the course or of its type', async () => {
      const { app, course } = await open({ courseTypeId: 'prva-pomoc' });
      const own = await storedCourse(app, { courseTypeId: 'prva-pomoc', hours: '9.00 – 12.00 h' });
      const hours = async (to: Course) => {
        const id = await signedUp(app, to);
        const email = app.db.selectFrom('email').select('text').where('aboutId', '=', id);
        return /Čas: (.*)/.exec((await email.executeTakeFirstOrThrow()).text)?.[1];
      };
      expect([await hours(course), await hours(own)]).toEqual(['8.00 – 15.00 h', '9.00 – 12.00 h']);
    });

    test('to the applicant only, while the company has no address', async () => {
      const { app, course } = await open();
      const emails = await listEmails(app.db, { noun: 'signUp', id: await signedUp(app, course) });
      expect(emails).toMatchObject([{ kind: 'signUpConfirmed' }]);
    });

    test('to the company’s general address where courses have none of their own', async () => {
      const { app, course } = await open();
      await fillInCompany(app, { email: 'info@example.sk' });
      const emails = await listEmails(app.db, { noun: 'signUp', id: await signedUp(app, course) });
      expect(emails.map(({ recipient }) => recipient)).toContain('info@example.sk');
    });
  });
});
