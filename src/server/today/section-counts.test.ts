import fc from 'fast-check';
import { expect, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import { today } from '#server/clock.ts';
import { listContactRequests } from '#server/contact-requests/contact-request-list.ts';
import { submitContactRequest } from '#server/contact-requests/contact-requests.ts';
import { listAllEmails } from '#server/emails/email-list.ts';
import { listSignUps } from '#server/sign-ups/sign-up-list.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { anotherPerson } from '../../../test/builders.ts';
import { anotherContact } from '../../../test/contact-requests.ts';
import { signedUp, storedCourse } from '../../../test/courses.ts';
import { databaseOf } from '../../../test/database-of.ts';
import { countSections, readToday } from './today.ts';

const DAYS = ['2026-11-10T08:00:00.000Z', '2026-11-20T08:00:00.000Z'];

const signUpState = fc.record({
  status: fc.constantFrom('confirmed' as const, 'waiting' as const, 'cancelled' as const),
  reviewedAt: fc.constantFrom(null, DAYS[1] as string),
  courseDate: fc.constantFrom('2026-11-10', '2026-12-15'),
  message: fc.constantFrom('', 'Príde aj kolega.'),
});
const requestState = fc.record({
  state: fc.constantFrom('new' as const, 'inProgress' as const, 'closed' as const),
  receivedAt: fc.constantFrom(...DAYS),
});
const emailState = fc.record({
  status: fc.constantFrom('failed' as const, 'bounced' as const, 'held' as const, 'sent' as const),
  aboutNoun: fc.constantFrom('signUp' as const, 'contactRequest' as const, 'staffMember' as const),
});
const SIZE = 5;
const states = <State>(state: fc.Arbitrary<State>) => fc.array(state, { minLength: SIZE, maxLength: SIZE });

onBothDatabases('each count of the navigation on %s', (openTestApp) => {
  test('equals the number of rows of its list, with any items', async () => {
    const { app } = await openTestApp();
    const db = databaseOf(app);
    const course = await storedCourse(app, { capacity: 0 });
    for (let index = 0; index < SIZE; index += 1) {
      await signedUp(app, course, { fields: anotherPerson() });
      await app.change(VISITOR, (change) => submitContactRequest(change, anotherContact()));
    }
    const idsOf = async (table: 'signUp' | 'contactRequest' | 'email') =>
      (await db.selectFrom(table).select('id').execute()).map(({ id }) => id);
    const [signUpIds, requestIds, emailIds] = [
      await idsOf('signUp'),
      await idsOf('contactRequest'),
      await idsOf('email'),
    ];
    const all = { page: 1, pageSize: 500 };
    const rows = async (list: Promise<{ rows: unknown[] }>) => (await list).rows.length;
    await fc.assert(
      fc.asyncProperty(states(signUpState), states(requestState), states(emailState), async (...drawn) => {
        const [signUps, requests, emails] = drawn;
        for (const [at, row] of signUps.entries())
          await db
            .updateTable('signUp')
            .set(row)
            .where('id', '=', signUpIds[at] as string)
            .execute();
        for (const [at, row] of requests.entries())
          await db
            .updateTable('contactRequest')
            .set(row)
            .where('id', '=', requestIds[at] as string)
            .execute();
        for (const [at, row] of emails.entries())
          await db
            .updateTable('email')
            .set(row)
            .where('id', '=', emailIds[at] as string)
            .execute();
        const counts = await countSections(app);
        const { items } = await readToday(app, 'due');
        const listed = await listContactRequests(app.db, today(app), { ...all, state: 'new' });
        const late = listed.rows.filter(({ waiting }) => waiting?.isLate).length;
        expect(counts).toEqual({
          today: {
            inTime: items.filter(({ isUrgent }) => !isUrgent).reduce((sum, { ids }) => sum + ids.length, 0),
            urgent: items.filter(({ isUrgent }) => isUrgent).length,
          },
          signUps: { inTime: await rows(listSignUps(app.db, { ...all, state: 'new' })), urgent: 0 },
          contactRequests: { inTime: listed.rows.length - late, urgent: late },
          emails: {
            inTime: await rows(listAllEmails(app.db, { ...all, state: 'held' })),
            urgent: await rows(listAllEmails(app.db, { ...all, state: 'undelivered' })),
          },
        });
        for (const state of ['held', 'undelivered'] as const) {
          const { counts, total } = await listAllEmails(app.db, { ...all, state });
          expect(counts[state]).toBe(total);
        }
      }),
      { numRuns: 15 },
    );
  });
});
