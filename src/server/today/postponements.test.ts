import { expect, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import { sumOf } from '#domain/today/today-item.ts';
import { UNDO_SECONDS_IN_ALL } from '#domain/undo.ts';
import { instant } from '#server/clock.ts';
import { submitContactRequest } from '#server/contact-requests/contact-requests.ts';
import { deleteCourse, updateCourse } from '#server/courses/courses.ts';
import { eraseHistory } from '#server/events/erasing.ts';
import { listEvents } from '#server/events/events.ts';
import { readSignUp } from '#server/sign-ups/sign-up-moves.ts';
import { undo } from '#server/undo/undo.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { anotherCompany, JANA } from '../../../test/builders.ts';
import { anotherContact } from '../../../test/contact-requests.ts';
import { signedUp, storedCourse } from '../../../test/courses.ts';
import { storedLecturer } from '../../../test/lecturers.ts';
import { makeDueAgain, postpone } from './postponements.ts';
import { readToday } from './today.ts';
import { dismissUntilCourse, requestMissingNames } from './waiting-acts.ts';

onBothDatabases('a postponed item on %s', (openTestApp) => {
  async function open() {
    const { app, wait } = await openTestApp();
    const jana = await storedLecturer(app, { name: 'Jana Kováčová', role: 'coordinator' });
    const peter = await storedLecturer(app, { name: 'Peter Malý', role: 'coordinator' });
    const staff = { jana: { ...JANA, id: jana.id }, peter: { ...JANA, id: peter.id } };
    const course = await storedCourse(app, { lecturerId: jana.id });
    const signUp = () => signedUp(app, course);
    const postponeItems = (ids: string[], day: string, by = staff.jana) =>
      app.change(by, (change) => postpone(change, { kind: 'newSignUps', ids }, day));
    const ids = async (state: 'due' | 'postponed' = 'due') =>
      (await readToday(app, state)).items.filter(({ kind }) => kind === 'newSignUps').flatMap(({ ids }) => ids);
    return { app, wait, staff, course, signUp, postponeItems, ids };
  }

  test('is due again on its day, and shows who postponed it', async () => {
    const { app, wait, signUp, postponeItems, ids } = await open();
    const id = await signUp();
    await postponeItems([id], '2026-11-22');
    expect([await ids(), await ids('postponed')]).toEqual([[], [id]]);
    expect(sumOf((await readToday(app, 'postponed')).counts)).toEqual({ inTime: 1, urgent: 0 });
    // the last minutes of the day before, in Bratislava
    wait({ hours: 35, minutes: 59 });
    expect(await ids()).toEqual([]);
    wait({ minutes: 1 });
    expect([await ids(), await ids('postponed')]).toEqual([[id], []]);
    const [item] = (await readToday(app, 'due')).items;
    expect(item?.postponement).toMatchObject({ by: 'Jana Kováčová', at: '2026-11-20T11:00:00.000Z', isDone: false });
  });

  test('does not hide later sign-ups for the same course', async () => {
    const { signUp, postponeItems, ids } = await open();
    const first = await signUp();
    await postponeItems([first], '2026-11-30');
    const second = await signUp();
    expect([await ids(), await ids('postponed')]).toEqual([[second], [first]]);
  });

  test('is no longer listed when it is closed meanwhile', async () => {
    const { app, signUp, postponeItems, ids } = await open();
    const id = await signUp();
    await postponeItems([id], '2026-11-30');
    await app.change(JANA, (change) => readSignUp(change, id));
    expect([await ids(), await ids('postponed')]).toEqual([[], []]);
  });

  test('is postponed once by two members of staff at once', async () => {
    const { app, staff, signUp, postponeItems, ids } = await open();
    const id = await signUp();
    await Promise.all([postponeItems([id], '2026-11-24'), postponeItems([id], '2026-11-27', staff.peter)]);
    expect(await ids('postponed')).toEqual([id]);
    expect(await app.db.selectFrom('postponement').select('nounId').execute()).toHaveLength(1);
    const events = await listEvents(app.db, { noun: 'postponement', id: `newSignUps ${id}` });
    expect(events.map(({ verb }) => verb)).toEqual(['postponed', 'postponed']);
  });

  test('can be made due again at once', async () => {
    const { app, staff, signUp, postponeItems, ids } = await open();
    const id = await signUp();
    await postponeItems([id], '2026-11-30');
    await app.change(staff.peter, (change) => makeDueAgain(change, { kind: 'newSignUps', ids: [id] }));
    expect([await ids(), await ids('postponed')]).toEqual([[id], []]);
  });

  test('is restored by undoing of the same person, and not once another person has changed it', async () => {
    const { app, wait, staff, signUp, postponeItems, ids } = await open();
    const id = await signUp();
    const undoAt = (at: string, by = staff.jana) => app.change(by, (change) => undo(change, 'postponement', at));
    const first = instant(app);
    await postponeItems([id], '2026-11-30');
    expect(await undoAt(first, staff.peter)).toEqual({ undone: 0, skipped: 1 });
    wait({ seconds: 1 });
    const second = instant(app);
    await postponeItems([id], '2026-12-01', staff.peter);
    expect(await undoAt(first)).toEqual({ undone: 0, skipped: 1 });
    expect(await undoAt(second, staff.peter)).toEqual({ undone: 1, skipped: 0 });
    const [item] = (await readToday(app, 'postponed')).items;
    expect(item?.postponement).toMatchObject({ untilDay: '2026-11-30', by: 'Jana Kováčová' });
    expect(await undoAt(first)).toEqual({ undone: 1, skipped: 0 });
    expect(await ids()).toEqual([id]);
    const later = instant(app);
    await postponeItems([id], '2026-11-30');
    wait({ seconds: UNDO_SECONDS_IN_ALL + 1 });
    expect(await undoAt(later)).toEqual({ undone: 0, skipped: 1 });
  });

  test('is deleted with the thing it is about', async () => {
    const { app, signUp, postponeItems, course } = await open();
    const id = await signUp();
    await postponeItems([id], '2026-11-30');
    await app.change(JANA, (change) => postpone(change, { kind: 'noLecturer', ids: [course.id] }, '2026-11-30'));
    await app.change(JANA, (change) => eraseHistory(change, 'signUp', [id]));
    await app.change(JANA, (change) => deleteCourse(change, course.id));
    expect(await app.db.selectFrom('postponement').selectAll().execute()).toEqual([]);
  });

  test('or one marked as done is not due again, unless the course moves to another day', async () => {
    const { app, wait, staff, course } = await open();
    wait({ hours: 24 * 24 });
    const isListed = async () => (await readToday(app, 'due')).items.some(({ kind }) => kind === 'upcomingCourse');
    expect(await isListed()).toBe(true);
    const dismiss = () =>
      app.change(staff.jana, (change) => dismissUntilCourse(change, { kind: 'upcomingCourse', ids: [course.id] }));
    expect(await dismiss()).toBe(1);
    expect(await isListed()).toBe(false);
    expect(await dismiss()).toBe(0);
    expect(sumOf((await readToday(app, 'postponed')).counts)).toEqual({ inTime: 0, urgent: 0 });
    await app.change(JANA, (change) => updateCourse(change, course.id, { ...course, date: '2026-12-17' }));
    wait({ hours: 48 });
    expect(await isListed()).toBe(true);
  });

  test('of missing names is due again two days after they were requested', async () => {
    const { app, wait, staff, course } = await open();
    wait({ hours: 24 * 19 });
    await signedUp(app, course, { fields: anotherCompany({ numberOfWorkers: '2' }) });
    await signedUp(app, course, { fields: anotherCompany({ numberOfWorkers: '3' }) });
    const missed = async () => (await readToday(app, 'due')).items.filter(({ kind }) => kind === 'noNames');
    expect(await missed()).toHaveLength(1);
    expect(await app.change(staff.jana, (change) => requestMissingNames(change, [course.id]))).toBe(2);
    expect(await missed()).toEqual([]);
    wait({ hours: 48 });
    expect(await missed()).toMatchObject([{ postponement: { isDone: true, by: 'Jana Kováčová' } }]);
  });

  test('stays postponed when a new contact request becomes late', async () => {
    const { app, wait, staff } = await open();
    const id = await app.change(VISITOR, (change) => submitContactRequest(change, anotherContact()));
    const counts = async (state: 'due' | 'postponed') => (await readToday(app, state)).counts.newRequests;
    await app.change(staff.jana, (change) => postpone(change, { kind: 'newRequests', ids: [id] }, '2026-11-30'));
    expect([await counts('due'), await counts('postponed')]).toEqual([
      { inTime: 0, urgent: 0 },
      { inTime: 1, urgent: 0 },
    ]);
    wait({ hours: 24 * 5 });
    expect([await counts('due'), await counts('postponed')]).toEqual([
      { inTime: 0, urgent: 0 },
      { inTime: 0, urgent: 1 },
    ]);
  });
});
