import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import { sumOf } from '#domain/today/today-item.ts';
import { UNDO_SECONDS_IN_ALL } from '#domain/undo.ts';
import { instant } from '#server/clock.ts';
import { submitContactRequest } from '#server/contact-requests/contact-requests.ts';
import { deleteCourse, updateCourse } from '#server/courses/courses.ts';
import { eraseNoun } from '#server/events/erasing.ts';
import { listEvents } from '#server/events/events.ts';
import { readSignUp } from '#server/sign-ups/sign-up-moves.ts';
import { openTestApp } from '../../../test/app.ts';
import { anotherCompany, JANA } from '../../../test/builders.ts';
import { anotherContact } from '../../../test/contact.ts';
import { signedUp, storedCourse } from '../../../test/courses.ts';
import { storedLecturer } from '../../../test/lecturers.ts';
import { bringBack, postpone, undoPostponing } from './postponements.ts';
import { askForMissingNames, settleUntilCourse } from './settling.ts';
import { readToday } from './today.ts';

describe.each(['SQLite', 'Postgres'] as const)('what is put off on %s', (engine) => {
  async function open() {
    const postgresUrl = engine === 'Postgres' ? inject('postgresUrl') : undefined;
    const { app, wait, close } = await openTestApp({ postgresUrl });
    onTestFinished(close);
    const jana = await storedLecturer(app, { name: 'Jana Kováčová', role: 'coordinator' });
    const peter = await storedLecturer(app, { name: 'Peter Malý', role: 'coordinator' });
    const staff = { jana: { ...JANA, id: jana.id }, peter: { ...JANA, id: peter.id } };
    const course = await storedCourse(app, { lecturerId: jana.id });
    const signUp = () => signedUp(app, course);
    const putOff = (ids: string[], day: string, by = staff.jana) =>
      app.change(by, (change) => postpone(change, { kind: 'newSignUps', ids }, day));
    const ids = async (standing: 'due' | 'putOff' = 'due') =>
      (await readToday(app, standing)).items.filter(({ kind }) => kind === 'newSignUps').flatMap(({ ids }) => ids);
    return { app, wait, staff, course, signUp, putOff, ids };
  }

  test('is back on its day by itself, and says who put it off', async () => {
    const { app, wait, signUp, putOff, ids } = await open();
    const id = await signUp();
    await putOff([id], '2026-11-22');
    expect([await ids(), await ids('putOff')]).toEqual([[], [id]]);
    expect(sumOf((await readToday(app, 'putOff')).counts)).toEqual({ inTime: 1, urgent: 0 });
    // the last minutes of the day before, in Bratislava
    wait({ hours: 35, minutes: 59 });
    expect(await ids()).toEqual([]);
    wait({ minutes: 1 });
    expect([await ids(), await ids('putOff')]).toEqual([[id], []]);
    const [item] = (await readToday(app, 'due')).items;
    expect(item?.putOff).toMatchObject({ by: 'Jana Kováčová', at: '2026-11-20T11:00:00.000Z', isDone: false });
  });

  test('leaves who signs up for the same course later', async () => {
    const { signUp, putOff, ids } = await open();
    const first = await signUp();
    await putOff([first], '2026-11-30');
    const second = await signUp();
    expect([await ids(), await ids('putOff')]).toEqual([[second], [first]]);
  });

  test('and solved meanwhile is gone by itself', async () => {
    const { app, signUp, putOff, ids } = await open();
    const id = await signUp();
    await putOff([id], '2026-11-30');
    await app.change(JANA, (change) => readSignUp(change, id));
    expect([await ids(), await ids('putOff')]).toEqual([[], []]);
  });

  test('by two at once is put off once', async () => {
    const { app, staff, signUp, putOff, ids } = await open();
    const id = await signUp();
    await Promise.all([putOff([id], '2026-11-24'), putOff([id], '2026-11-27', staff.peter)]);
    expect(await ids('putOff')).toEqual([id]);
    expect(await app.db.selectFrom('postponement').select('nounId').execute()).toHaveLength(1);
    const told = await listEvents(app.db, { noun: 'postponement', id: `newSignUps ${id}` });
    expect(told.map(({ verb }) => verb)).toEqual(['postponed', 'postponed']);
  });

  test('can be had back at once', async () => {
    const { app, staff, signUp, putOff, ids } = await open();
    const id = await signUp();
    await putOff([id], '2026-11-30');
    await app.change(staff.peter, (change) => bringBack(change, { kind: 'newSignUps', ids: [id] }));
    expect([await ids(), await ids('putOff')]).toEqual([[id], []]);
  });

  test('is undone by who put it off, as it was before, and not once somebody else has touched it', async () => {
    const { app, wait, staff, signUp, putOff, ids } = await open();
    const id = await signUp();
    const undo = (at: string, by = staff.jana) => app.change(by, (change) => undoPostponing(change, at));
    const first = instant(app);
    await putOff([id], '2026-11-30');
    expect(await undo(first, staff.peter)).toEqual({ undone: 0, kept: 1 });
    wait({ seconds: 1 });
    const second = instant(app);
    await putOff([id], '2026-12-01', staff.peter);
    expect(await undo(first)).toEqual({ undone: 0, kept: 1 });
    expect(await undo(second, staff.peter)).toEqual({ undone: 1, kept: 0 });
    const [item] = (await readToday(app, 'putOff')).items;
    expect(item?.putOff).toMatchObject({ untilDay: '2026-11-30', by: 'Jana Kováčová' });
    expect(await undo(first)).toEqual({ undone: 1, kept: 0 });
    expect(await ids()).toEqual([id]);
    const later = instant(app);
    await putOff([id], '2026-11-30');
    wait({ seconds: UNDO_SECONDS_IN_ALL + 1 });
    expect(await undo(later)).toEqual({ undone: 0, kept: 1 });
  });

  test('is forgotten with what it is about', async () => {
    const { app, signUp, putOff, course } = await open();
    const id = await signUp();
    await putOff([id], '2026-11-30');
    await app.change(JANA, (change) => postpone(change, { kind: 'noLecturer', ids: [course.id] }, '2026-11-30'));
    await app.change(JANA, (change) => eraseNoun(change, 'signUp', id));
    await app.change(JANA, (change) => deleteCourse(change, course.id));
    expect(await app.db.selectFrom('postponement').selectAll().execute()).toEqual([]);
  });

  test('or settled is not asked about again, unless the course is moved to another day', async () => {
    const { app, wait, staff, course } = await open();
    wait({ hours: 24 * 24 });
    const asked = async () => (await readToday(app, 'due')).items.some(({ kind }) => kind === 'upcomingCourse');
    expect(await asked()).toBe(true);
    const settle = () =>
      app.change(staff.jana, (change) => settleUntilCourse(change, { kind: 'upcomingCourse', ids: [course.id] }));
    expect(await settle()).toBe(1);
    expect(await asked()).toBe(false);
    expect(await settle()).toBe(0);
    expect(sumOf((await readToday(app, 'putOff')).counts)).toEqual({ inTime: 0, urgent: 0 });
    await app.change(JANA, (change) => updateCourse(change, course.id, { ...course, date: '2026-12-17' }));
    wait({ hours: 48 });
    expect(await asked()).toBe(true);
  });

  test('are names that people were asked for, until two days later', async () => {
    const { app, wait, staff, course } = await open();
    wait({ hours: 24 * 19 });
    await signedUp(app, course, { fields: anotherCompany({ numberOfWorkers: '2' }) });
    await signedUp(app, course, { fields: anotherCompany({ numberOfWorkers: '3' }) });
    const missed = async () => (await readToday(app, 'due')).items.filter(({ kind }) => kind === 'noNames');
    expect(await missed()).toHaveLength(1);
    expect(await app.change(staff.jana, (change) => askForMissingNames(change, [course.id]))).toBe(2);
    expect(await missed()).toEqual([]);
    wait({ hours: 48 });
    expect(await missed()).toMatchObject([{ putOff: { isDone: true, by: 'Jana Kováčová' } }]);
  });

  test('stays put off when a contact request that was new becomes late', async () => {
    const { app, wait, staff } = await open();
    const id = await app.change(VISITOR, (change) => submitContactRequest(change, anotherContact()));
    const counts = async (standing: 'due' | 'putOff') => (await readToday(app, standing)).counts.newRequests;
    await app.change(staff.jana, (change) => postpone(change, { kind: 'newRequests', ids: [id] }, '2026-11-30'));
    expect([await counts('due'), await counts('putOff')]).toEqual([
      { inTime: 0, urgent: 0 },
      { inTime: 1, urgent: 0 },
    ]);
    wait({ hours: 24 * 5 });
    expect([await counts('due'), await counts('putOff')]).toEqual([
      { inTime: 0, urgent: 0 },
      { inTime: 0, urgent: 1 },
    ]);
  });
});
