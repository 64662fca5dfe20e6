import { expect, test } from 'vitest';
import { OUTBOX, VISITOR } from '#domain/actor.ts';
import type { TestApp } from '../../test/app.ts';
import { onBothDatabases } from '../../test/both-databases.ts';
import { aCourse, aPerson, aSubmission, JANA } from '../../test/builders.ts';
import { createCourse } from './courses/courses.ts';
import { cancelSignUp } from './sign-ups/sign-up-moves.ts';
import { type SubmitOutcome, submitSignUp } from './sign-ups/sign-ups.ts';
import { deletePastSubmissions, KeyReused } from './submissions.ts';

onBothDatabases('a request with a key on %s', (openTestApp) => {
  let running: TestApp;

  const open = async () => {
    running = await openTestApp();
    const { app } = running;
    const course = aCourse({ capacity: 0 });
    await app.change(JANA, (change) => createCourse(change, course));
    const send = (
      key: string,
      message = 'Prvá.',
      courseId = course.id,
      from: { call?: string; caller?: string } = {},
    ): Promise<SubmitOutcome> =>
      app.change(VISITOR, (change) =>
        submitSignUp(change, {
          ...aSubmission({ ...course, id: courseId }, { fields: aPerson({ message }) }),
          key: { key, call: '/api/sendCourse', caller: '192.0.2.1', ...from },
        }),
      );
    const count = async (table: 'signUp' | 'submission' | 'email') =>
      (await app.db.selectFrom(table).selectAll().execute()).length;
    return { app, course, send, count };
  };

  test('is done once, and gets the same answer hours later', async () => {
    const { send, count } = await open();
    const first = await send('jeden');
    expect(first.outcome).toBe('stored');
    running.wait({ hours: 23 });
    expect(await send('jeden')).toEqual(first);
    expect([await count('signUp'), await count('email')]).toEqual([1, 1]);
  });

  test('is done again after what it led to was cancelled', async () => {
    const { app, send, count } = await open();
    const first = await send('jeden');
    const { id = '' } = first as { id?: string };
    await app.change(JANA, (change) => cancelSignUp(change, id, { sendEmail: false }));
    expect(await send('jeden')).not.toEqual(first);
    expect(await count('signUp')).toBe(2);
  });

  test('is done again with another key, even if nothing else differs', async () => {
    const { send, count } = await open();
    await send('jeden');
    expect((await send('druhý')).outcome).toBe('stored');
    expect(await count('signUp')).toBe(2);
  });

  test('is done once when sent fifty times at once', async () => {
    const { send, count } = await open();
    const answers = await Promise.all(Array.from({ length: 50 }, () => send('naraz')));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect([await count('signUp'), await count('submission'), await count('email')]).toEqual([1, 1, 1]);
  });

  test('is refused if the key was used for another request', async () => {
    const { send, count } = await open();
    await send('spoločný', 'Prvá.');
    await expect(send('spoločný', 'Druhá.')).rejects.toThrow(KeyReused);
    expect(await count('signUp')).toBe(1);
    expect((await send('vlastný', 'Druhá.')).outcome).toBe('stored');
    expect(await count('signUp')).toBe(2);
  });

  test('is independent of other callers and other calls with the same key', async () => {
    const { course, send, count } = await open();
    const first = await send('spoločný', 'Prvá.');
    expect((await send('spoločný', 'Druhá.', course.id, { caller: '192.0.2.2' })).outcome).toBe('stored');
    expect((await send('spoločný', 'Tretia.', course.id, { call: '/api/sendContact' })).outcome).toBe('stored');
    expect(await send('spoločný', 'Prvá.')).toEqual(first);
    expect(await count('signUp')).toBe(3);
  });

  test('may be repeated with the same key when nothing was stored', async () => {
    const { send, count } = await open();
    expect(await send('znova', 'Prvá.', 'nie-je')).toEqual({ outcome: 'course-gone' });
    expect(await count('submission')).toBe(0);
    expect((await send('znova')).outcome).toBe('stored');
  });

  test('is done again after a day', async () => {
    const { app, send, count } = await open();
    const first = await send('včera');
    running.wait({ hours: 24, seconds: 1 });
    await app.change(OUTBOX, (change) => deletePastSubmissions(change));
    expect(await count('submission')).toBe(0);
    expect(await send('včera')).not.toEqual(first);
  });
});
