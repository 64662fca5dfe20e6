import { listLetters } from '#server/letters/outbox.ts';
import type { TestApp } from './app.ts';
import { anotherCompany } from './builders.ts';
import { signedUp, storedCourse } from './courses.ts';

/** A course of so many seats and the ids of the companies that signed up, in their order; ten minutes later. */
export async function courseWithSignUps(running: TestApp, capacity: number, ...workers: string[]) {
  const { app } = running;
  const course = await storedCourse(app, { capacity });
  const ids: string[] = [];
  for (const numberOfWorkers of workers) {
    running.wait({ seconds: 1 });
    ids.push(await signedUp(app, course, { fields: anotherCompany({ numberOfWorkers }) }));
  }
  running.wait({ seconds: 600 - workers.length });
  const [first = '', second = ''] = ids;
  const letters = async (id: string) => (await listLetters(app.db, { noun: 'signUp', id })).map(({ kind }) => kind);
  return { app, course, ids, first, second, letters };
}
