import { beforeEach, expect, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import type { Course } from '#domain/courses/course.ts';
import type { SignUpFields } from '#domain/sign-ups/sign-up-fields.ts';
import { findCourse } from '#server/courses/course-queries.ts';
import { createCourse } from '#server/courses/courses.ts';
import type { TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { aCompany, aCourse, aPerson, aSubmission, JANA } from '../../../test/builders.ts';
import { databaseOf } from '../../../test/database-of.ts';
import { findAffected } from './affected-sign-ups.ts';
import { listParticipants } from './participants.ts';
import { cancelSignUp, confirmSignUp, restoreSignUp } from './sign-up-moves.ts';
import { findSignUp, submitSignUp } from './sign-ups.ts';

const QUIETLY = { sendEmail: false };

onBothDatabases('participants on %s', (openTestApp) => {
  let running: TestApp;
  let course: Course;
  beforeEach(async () => {
    running = await openTestApp();
    course = aCourse({ capacity: 4 });
    await running.app.change(JANA, (change) => createCourse(change, course));
  });

  const signUp = async (fields: SignUpFields) => {
    const outcome = await running.app.change(VISITOR, (change) =>
      submitSignUp(change, aSubmission(course, { fields })),
    );
    if (outcome.outcome !== 'stored') throw new Error('not stored');
    return outcome.id;
  };
  const participants = (signUpId: string) => listParticipants(running.app.db, signUpId);
  const states = async (signUpId: string) => (await participants(signUpId)).map(({ status }) => status);

  test('of a person are the person who signs up', async () => {
    const [tomas, ...others] = await participants(await signUp(aPerson()));
    expect(tomas).toMatchObject({ position: 0, firstName: 'Tomáš', lastName: 'Cvičný', status: 'confirmed' });
    expect(others).toEqual([]);
  });

  test('of a company are unnamed, one for each seat, in order', async () => {
    const unnamed = { firstName: null, lastName: null, status: 'confirmed' };
    const three = [0, 1, 2].map((position) => ({ position, ...unnamed }));
    expect(await participants(await signUp(aCompany({ numberOfWorkers: '3' })))).toMatchObject(three);
  });

  test('of a company without a readable number are one', async () => {
    expect(await states(await signUp(aCompany({ numberOfWorkers: '3-5' })))).toEqual(['confirmed']);
  });

  test('of a company may be thousands', async () => {
    const id = await signUp(aCompany({ numberOfWorkers: '9999' }));
    expect(await findSignUp(running.app.db, id)).toMatchObject({ seats: 9_999, status: 'waiting' });
  });

  test('have the status of their sign-up', async () => {
    await signUp(aCompany({ numberOfWorkers: '3' }));
    const id = await signUp(aCompany({ numberOfWorkers: '2', email: 'druha@example.sk' }));
    const { app } = running;
    expect(await states(id)).toEqual(['waiting', 'waiting']);
    expect(await findAffected(app.db, course.id)).toMatchObject({ held: 3, waiting: 2 });
    await app.change(JANA, (change) => cancelSignUp(change, id, QUIETLY));
    expect(await states(id)).toEqual(['cancelled', 'cancelled']);
    await app.change(JANA, (change) => restoreSignUp(change, id, { as: 'waiting', ...QUIETLY }));
    expect(await states(id)).toEqual(['waiting', 'waiting']);
    await databaseOf(app).updateTable('course').set({ capacity: 5 }).execute();
    await app.change(JANA, (change) => confirmSignUp(change, id, QUIETLY));
    expect(await states(id)).toEqual(['confirmed', 'confirmed']);
    expect(await findCourse(app.db, course.id)).toMatchObject({ seatsTaken: 5, seatsRequested: null });
  });

  test('hold a seat each, except those cancelled individually', async () => {
    const id = await signUp(aCompany({ numberOfWorkers: '3' }));
    const db = databaseOf(running.app);
    await db.updateTable('participant').set({ status: 'cancelled' }).where('position', '=', 1).execute();
    expect(await findSignUp(db, id)).toMatchObject({ seats: 2 });
    expect(await findCourse(db, course.id)).toMatchObject({ seatsTaken: 2 });
  });

  test('are deleted with their sign-up', async () => {
    const id = await signUp(aPerson());
    await databaseOf(running.app).deleteFrom('signUp').where('id', '=', id).execute();
    expect(await participants(id)).toEqual([]);
  });
});
