import { expect, onTestFinished, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import { submitContactRequest } from '#server/contact-requests/contact-requests.ts';
import { fillInCompany, openTestApp } from '../../../test/app.ts';
import { JANA } from '../../../test/builders.ts';
import { anotherContact } from '../../../test/contact-requests.ts';
import { storedCourse } from '../../../test/courses.ts';
import { storedLecturer } from '../../../test/lecturers.ts';
import { listFirstSteps } from './first-steps.ts';

test('a new installation lists its first steps, each until it is done', async () => {
  const { app, close } = await openTestApp();
  onTestFinished(close);
  const steps = (role: 'admin' | 'coordinator' = 'admin') => listFirstSteps(app.db, { ...JANA, role });
  expect(await steps()).toEqual(['company', 'people', 'course']);
  // a role without access to the settings cannot do the steps there
  expect(await steps('coordinator')).toEqual(['course']);
  await fillInCompany(app, { legalName: 'Vzorová bezpečnosť s. r. o.' });
  expect(await steps()).toEqual(['people', 'course']);
  await storedCourse(app);
  expect(await steps()).toEqual(['people']);
  await storedLecturer(app, { name: 'Jana Kováčová' });
  await storedLecturer(app, { name: 'Peter Malý' });
  expect(await steps()).toEqual([]);
});

test('an installation in use has no first steps', async () => {
  const { app, close } = await openTestApp();
  onTestFinished(close);
  await app.change(VISITOR, (change) => submitContactRequest(change, anotherContact()));
  expect(await listFirstSteps(app.db, { ...JANA, role: 'admin' })).toEqual([]);
});
