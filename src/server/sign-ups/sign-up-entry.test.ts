import { expect, test } from 'vitest';
import { ERASED_NAME } from '#domain/personal-data/erasure-plan.ts';
import type { SignUpRecord } from '#domain/sign-ups/sign-up.ts';
import { enteredSignUpSchema } from '#domain/sign-ups/sign-up-fields.ts';
import type { App } from '#server/app.ts';
import { cancelCourse } from '#server/courses/course-moves.ts';
import { updateCourse } from '#server/courses/courses.ts';
import { findOpenOffer } from '#server/seat-offers/seat-offers.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { JANA } from '../../../test/builders.ts';
import { BY_EMAIL, courseWithSignUps } from '../../../test/course-with-sign-ups.ts';
import { storedCourse } from '../../../test/courses.ts';
import { databaseOf } from '../../../test/database-of.ts';
import { findAffected } from './affected-sign-ups.ts';
import { listParticipants } from './participants.ts';
import { enterSignUp } from './sign-up-entry.ts';
import { cancelSignUp } from './sign-up-moves.ts';
import { transferParticipants } from './sign-up-transfer.ts';
import { findSignUp } from './sign-ups.ts';

const CALLER = {
  applicant: 'person',
  firstName: 'Eva',
  lastName: 'Volajúca',
  phone: '0905 123 456',
  email: '',
  message: '',
};

onBothDatabases('a caller’s sign-up on %s', (openTestApp) => {
  const given = courseWithSignUps(openTestApp);

  async function caller(app: App, courseId: string): Promise<SignUpRecord> {
    const fields = enteredSignUpSchema.parse(CALLER);
    const entered = await app.change(JANA, (change) => enterSignUp(change, { courseId, fields, ...BY_EMAIL }));
    const signUp = entered.outcome === 'stored' ? await findSignUp(app.db, entered.id) : undefined;
    if (!signUp) throw new Error(entered.outcome);
    return signUp;
  }

  test('is entered by staff, with a seat and without an e-mail', async () => {
    const { app, course, emails } = await given(3);
    const fields = enteredSignUpSchema.parse(CALLER);
    const entered = await app.change(JANA, (change) =>
      enterSignUp(change, { courseId: course.id, fields, ...BY_EMAIL }),
    );
    if (entered.outcome !== 'stored') throw new Error(entered.outcome);
    expect(await findSignUp(app.db, entered.id)).toMatchObject({
      ...CALLER,
      status: 'confirmed',
      channel: 'desk',
      consent: 'not-stated',
      reviewedAt: expect.any(String),
    });
    expect(await listParticipants(app.db, entered.id)).toMatchObject([{ lastName: 'Volajúca' }]);
    expect(await emails(entered.id)).toEqual([]);
  });

  test('with the contact of an earlier one is stored only after staff were shown that one', async () => {
    const { app, course } = await given(5);
    const { id } = await caller(app, course.id);
    const enter = (over: object, shownEarlierId?: string) => {
      const fields = enteredSignUpSchema.parse({ ...CALLER, ...over });
      const entry = { courseId: course.id, fields, shownEarlierId, sendEmail: false };
      return app.change(JANA, (change) => enterSignUp(change, entry));
    };
    const repeated = { outcome: 'repeated', earlier: { id, name: 'Eva Volajúca' } };
    expect(await enter({ firstName: 'Iná', phone: '+421 905 123 456' }, '')).toEqual(repeated);
    expect(await enter({ message: 'Príde aj brat.' }, id)).toMatchObject({ outcome: 'stored' });
    expect(await enter({ phone: '0905 999 999' }, '')).toMatchObject({ outcome: 'stored' });
    expect(await enter({ email: 'eva@example.sk' }, '')).toMatchObject({ outcome: 'stored' });
    expect(await enter({ email: 'EVA@example.sk', phone: '' }, '')).toMatchObject({ outcome: 'repeated' });
  });

  test('without an e-mail gets no email and is not recorded as notified', async () => {
    const { app, course } = await given(3);
    const { id, lastNotified } = await caller(app, course.id);
    const { id: courseId } = await storedCourse(app, { date: '2027-02-01' });
    const transfer = { courseId, participantIds: new Set<string>(), as: 'confirmed', ...BY_EMAIL } as const;
    await app.change(JANA, (change) => transferParticipants(change, id, transfer));
    await app.change(JANA, (change) => cancelSignUp(change, id, BY_EMAIL));
    expect(await findSignUp(app.db, id)).toMatchObject({ lastNotified, calendarSequence: 0 });
  });

  test('without an e-mail is listed as one to call when the course is changed or cancelled', async () => {
    const { app, course } = await given(3);
    const { id, lastNotified } = await caller(app, course.id);
    const affected = await findAffected(app.db, course.id);
    expect(affected).toMatchObject({ toCall: [{ name: 'Eva Volajúca', phone: CALLER.phone }], lastNotified: [] });
    const moved = { ...course, date: '2027-01-11' };
    await app.change(JANA, (change) => updateCourse(change, course.id, moved, { sendEmails: true }));
    await app.change(JANA, (change) => cancelCourse(change, course.id, { sendEmails: true, reason: '' }));
    expect(await findSignUp(app.db, id)).toMatchObject({ status: 'cancelled', lastNotified, calendarSequence: 0 });
  });

  test('waits where the seats do not suffice, with an email about it', async () => {
    const { app, course, emails } = await given(2, '2');
    const fields = enteredSignUpSchema.parse({ ...CALLER, email: 'eva@example.sk' });
    const entered = await app.change(JANA, (change) =>
      enterSignUp(change, { courseId: course.id, fields, ...BY_EMAIL }),
    );
    expect(entered).toMatchObject({ outcome: 'stored', status: 'waiting' });
    expect(await emails('id' in entered ? entered.id : '')).toEqual(['signUpWaiting']);
  });

  test('of a group that may be split is offered the remaining seats at once', async () => {
    const { app, course } = await given(3, '1');
    const fields = enteredSignUpSchema.parse({
      applicant: 'company',
      companyName: 'Sklady',
      numberOfWorkers: '5',
      mayBeSplit: true,
      phone: CALLER.phone,
      email: 'sklady@example.sk',
      message: '',
    });
    const entered = await app.change(JANA, (change) =>
      enterSignUp(change, { courseId: course.id, fields, ...BY_EMAIL }),
    );
    if (entered.outcome !== 'stored') throw new Error(entered.outcome);
    expect(entered.status).toBe('waiting');
    expect(await findOpenOffer(app.db, entered.id)).toMatchObject({ seats: 2 });
  });

  test('is refused for a course that does not exist, was cancelled or has begun', async () => {
    const { app, course, wait } = await given(2);
    const fields = enteredSignUpSchema.parse(CALLER);
    const enter = (courseId: string) =>
      app.change(JANA, (change) => enterSignUp(change, { courseId, fields, ...BY_EMAIL }));
    expect(await enter('nic')).toEqual({ outcome: 'course-gone' });
    const { id: cancelledId } = await storedCourse(app, { date: '2027-02-01' });
    await app.change(JANA, (change) => cancelCourse(change, cancelledId, { sendEmails: false, reason: '' }));
    expect(await enter(cancelledId)).toEqual({ outcome: 'course-cancelled' });
    wait({ hours: 24 * 60 });
    expect(await enter(course.id)).toEqual({ outcome: 'course-past' });
  });

  test('takes over the names and birth dates of people who come again, and nothing that was typed is replaced', async () => {
    const { app, first } = await given(9, '2');
    const database = databaseOf(app);
    const known = { firstName: 'Eva', lastName: 'Volajúca', birthDate: '1980-03-12', email: 'eva@example.sk' };
    await database.updateTable('participant').set(known).where('signUpId', '=', first).execute();
    const { id: courseId } = await storedCourse(app, { date: '2027-02-01', capacity: 0 });
    const again = { earlierId: first, participantIds: [`${first}-0`] };
    const enter = async (over: object) => {
      const fields = enteredSignUpSchema.parse({ ...CALLER, ...over });
      const entered = await app.change(JANA, (change) =>
        enterSignUp(change, { courseId, fields, sendEmail: false, again }),
      );
      if (entered.outcome !== 'stored') return entered.outcome;
      const [person] = await listParticipants(app.db, entered.id);
      const { firstName, lastName, birthDate, email } = person ?? {};
      return [firstName, lastName, birthDate, email];
    };
    const company = { applicant: 'company', companyName: 'Mlyn', numberOfWorkers: '3', mayBeSplit: false };
    expect(await enter(company)).toEqual(['Eva', 'Volajúca', '1980-03-12', null]);
    expect(await enter({})).toEqual(['Eva', 'Volajúca', '1980-03-12', null]);
    expect(await enter({ lastName: 'Volajuca' })).toEqual(['Eva', 'Volajuca', '1980-03-12', null]);
    expect(await enter({ lastName: 'Vydatá' })).toEqual(['Eva', 'Vydatá', null, null]);
    await database.updateTable('participant').set(ERASED_NAME).where('signUpId', '=', first).execute();
    expect(await enter(company)).toBe('people-changed');
    await database.deleteFrom('participant').where('signUpId', '=', first).execute();
    expect(await enter(company)).toBe('people-changed');
  });
});
