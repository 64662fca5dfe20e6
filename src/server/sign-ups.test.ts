import { afterEach, describe, expect, inject, test } from 'vitest';
import { aCourse, aPerson, openTestApp, type TestApp } from '../../test/app.ts';
import { createCourse } from './courses.ts';
import { submitSignUp } from './sign-ups.ts';

describe.each(['SQLite', 'Postgres'])('sign-ups on %s', (engine) => {
  let running: TestApp;
  const open = async () => {
    running = await openTestApp({ postgresUrl: engine === 'Postgres' ? inject('postgresUrl') : undefined });
    return running.app;
  };
  afterEach(() => running.close());

  test('the last seat goes to one of two people', async () => {
    const app = await open();
    const course = aCourse({ capacity: 1 });
    await createCourse(app, course);
    const send = () =>
      submitSignUp(app, { course: { courseId: course.id }, fields: aPerson(), uploads: [], consent: 'given' });
    const outcomes = await Promise.all([send(), send()]);
    expect(outcomes.map((outcome) => 'status' in outcome && outcome.status).toSorted()).toEqual([
      'confirmed',
      'waiting',
    ]);
  });
});
