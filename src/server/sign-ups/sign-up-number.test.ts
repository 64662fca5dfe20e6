import { expect, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import type { App } from '#server/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { anotherPerson, aSubmission } from '../../../test/builders.ts';
import { signedUp, storedCourse } from '../../../test/courses.ts';
import { databaseOf } from '../../../test/database-of.ts';
import { submitSignUp } from './sign-ups.ts';

async function listNumbers({ db }: App): Promise<number[]> {
  const rows = await db.selectFrom('signUp').select('number').orderBy('number').execute();
  return rows.map(({ number }) => number);
}

onBothDatabases('the number of a sign-up on %s', (openTestApp, engine) => {
  test('has seven digits and differs from all others, also of sign-ups received at once', async () => {
    const { app } = await openTestApp();
    const nodes = [app];
    if (engine === 'Postgres')
      nodes.push((await openTestApp({ environment: { DATABASE_URL: app.config.databaseUrl as string } })).app);
    const courses = await Promise.all([storedCourse(app), storedCourse(app)]);
    await Promise.all(
      Array.from({ length: 24 }, (_, index) => {
        const fields = anotherPerson({ email: `c${index}@example.sk` });
        const course = courses[index % 2] as (typeof courses)[0];
        return nodes[index % nodes.length]?.change(VISITOR, (change) =>
          submitSignUp(change, aSubmission(course, { fields })),
        );
      }),
    );
    const numbers = await listNumbers(app);
    expect(new Set(numbers).size).toBe(24);
    for (const number of numbers) expect(String(number)).toMatch(/^1\d{6}$/);
  });

  test('is not given again once the last sign-up is erased', async () => {
    const { app } = await openTestApp();
    const course = await storedCourse(app);
    const first = await signedUp(app, course, { fields: anotherPerson() });
    const [number = 0] = await listNumbers(app);
    await databaseOf(app).deleteFrom('signUp').where('id', '=', first).execute();
    await signedUp(app, course, { fields: anotherPerson({ email: 'dalsia@example.sk' }) });
    expect(await listNumbers(app)).toEqual([number + 1]);
  });
});
