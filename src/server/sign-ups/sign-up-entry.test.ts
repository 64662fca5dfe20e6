import { describe, expect, test } from 'vitest';
import { enteredSignUpSchema } from '#domain/sign-ups/sign-up-fields.ts';
import { JANA } from '../../../test/builders.ts';
import { BY_LETTER, courseWithSignUpsOn } from '../../../test/course-with-sign-ups.ts';
import { listParticipants } from './participants.ts';
import { enterSignUp } from './sign-up-entry.ts';
import { findSignUp } from './sign-ups.ts';

const CALLER = {
  applicant: 'person',
  firstName: 'Eva',
  lastName: 'Volajúca',
  phone: '0905 123 456',
  email: '',
  message: '',
};

describe.each(['SQLite', 'Postgres'] as const)('who telephones, on %s,', (engine) => {
  const given = courseWithSignUpsOn(engine);

  test('is signed up by staff, with a seat and without an e-mail', async () => {
    const { app, course, letters } = await given(3);
    const fields = enteredSignUpSchema.parse(CALLER);
    const entered = await app.change(JANA, (change) =>
      enterSignUp(change, { courseId: course.id, fields, ...BY_LETTER }),
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
    expect(await letters(entered.id)).toEqual([]);
  });

  test('waits where the seats do not suffice, and is told so by e-mail', async () => {
    const { app, course, letters } = await given(2, '2');
    const fields = enteredSignUpSchema.parse({ ...CALLER, email: 'eva@example.sk' });
    const entered = await app.change(JANA, (change) =>
      enterSignUp(change, { courseId: course.id, fields, ...BY_LETTER }),
    );
    expect(entered).toMatchObject({ outcome: 'stored', status: 'waiting' });
    expect(await letters('id' in entered ? entered.id : '')).toEqual(['signUpWaiting']);
  });

  test('cannot be signed up for a course that is gone or has begun', async () => {
    const { app, course, wait } = await given(2);
    const fields = enteredSignUpSchema.parse(CALLER);
    const enter = (courseId: string) =>
      app.change(JANA, (change) => enterSignUp(change, { courseId, fields, ...BY_LETTER }));
    expect(await enter('nic')).toEqual({ outcome: 'course-gone' });
    wait({ hours: 24 * 60 });
    expect(await enter(course.id)).toEqual({ outcome: 'course-past' });
  });
});
