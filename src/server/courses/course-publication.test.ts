import { expect, test } from 'vitest';
import { UNDO_SECONDS, UNDO_SECONDS_IN_ALL } from '#domain/undo.ts';
import { instant } from '#server/clock.ts';
import { listEvents } from '#server/events/events.ts';
import { findOpenOffer } from '#server/seat-offers/seat-offers.ts';
import { findSignUp } from '#server/sign-ups/sign-ups.ts';
import { findUndoable, undo } from '#server/undo/undo.ts';
import { findEntryState } from '#server/waitlist/waitlist-list.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { anotherCompany, JANA } from '../../../test/builders.ts';
import { signedUp, storedCourse } from '../../../test/courses.ts';
import { sendDueEmails } from '../../../test/jobs.ts';
import { storedWaitlistEntry } from '../../../test/waitlist.ts';
import { cancelCourse } from './course-moves.ts';
import { hideCourses, listCoursesWithPeople, publishCourses } from './course-publication.ts';
import { findCourse } from './course-queries.ts';
import { updateCourse } from './courses.ts';

const PETER = { ...JANA, id: 'peter' };

onBothDatabases('chosen courses on %s', (openTestApp) => {
  async function open() {
    const { app, wait } = await openTestApp();
    const publish = (...ids: string[]) => app.change(JANA, (change) => publishCourses(change, ids));
    const hide = (peopleSeen: number, ...ids: string[]) =>
      app.change(JANA, (change) => hideCourses(change, ids, { peopleSeen }));
    const undoAt = (at: string, staff = JANA) => app.change(staff, (change) => undo(change, 'course', at));
    const find = (id: string) => findCourse(app.db, id);
    return { app, wait, publish, hide, undoAt, find };
  }

  test('are published together; cancelled, begun and deleted ones are skipped', async () => {
    const { app, wait, publish, find } = await open();
    const hidden = await storedCourse(app, { status: 'inactive' });
    const ofClient = await storedCourse(app, { status: 'inactive', isPrivate: true });
    const active = await storedCourse(app);
    const cancelled = await storedCourse(app);
    const begun = await storedCourse(app, { status: 'inactive', date: '2026-11-19', dateTo: null });
    await app.change(JANA, (change) => cancelCourse(change, cancelled.id, { sendEmails: false, reason: '' }));
    wait({ minutes: 1 });
    const ids = [hidden, ofClient, active, cancelled, begun].map(({ id }) => id);
    expect(await publish(...ids, 'nikdy-nebol')).toEqual({
      done: 2,
      skipped: { unchanged: 1, cancelled: 1, begun: 1, gone: 1 },
    });
    const linkCode = (await find(ofClient.id))?.linkCode;
    expect(await find(hidden.id)).toMatchObject({ status: 'active', version: 2 });
    expect(await find(ofClient.id)).toMatchObject({ status: 'active', isPrivate: false, version: 2 });
    expect(linkCode).not.toBeNull();
    expect(await find(active.id)).toMatchObject({ version: 1 });
    expect(await find(begun.id)).toMatchObject({ status: 'inactive', version: 1 });
    const events = await listEvents(app.db, { noun: 'course', id: hidden.id });
    expect(events.map(({ verb }) => verb)).toEqual(['created', 'published']);
  });

  test('are restored by undoing, also a private one', async () => {
    const { app, wait, publish, undoAt, find } = await open();
    const hidden = await storedCourse(app, { status: 'inactive' });
    const ofClient = await storedCourse(app, { status: 'inactive', isPrivate: true });
    const before = await Promise.all([find(hidden.id), find(ofClient.id)]);
    const at = instant(app);
    await publish(hidden.id, ofClient.id);
    expect(await findUndoable(app, 'course', JANA, at)).toEqual({ noun: 'course', verb: 'published', count: 2, at });
    expect(await findUndoable(app, 'course', PETER, at)).toBeUndefined();
    expect(await undoAt(at, PETER)).toEqual({ undone: 0, skipped: 1 });
    wait({ seconds: UNDO_SECONDS });
    expect(await undoAt(at)).toEqual({ undone: 2, skipped: 0 });
    const after = await Promise.all([find(hidden.id), find(ofClient.id)]);
    expect(after).toEqual(before.map((course) => ({ ...course, version: 3 })));
    expect(await undoAt(at)).toEqual({ undone: 0, skipped: 2 });
  });

  test('are not restored if changed since, or once the undo period is over', async () => {
    const { app, wait, publish, undoAt, find } = await open();
    const one = await storedCourse(app, { status: 'inactive' });
    const other = await storedCourse(app, { status: 'inactive' });
    const at = instant(app);
    await publish(one.id, other.id);
    wait({ seconds: 1 });
    await app.change(PETER, (change) => updateCourse(change, one.id, { ...one, status: 'active', price: '50 €' }));
    expect(await undoAt(at)).toEqual({ undone: 1, skipped: 1 });
    expect(await find(one.id)).toMatchObject({ status: 'active', price: '50 €' });
    expect(await find(other.id)).toMatchObject({ status: 'inactive' });
    wait({ minutes: 1 });
    const later = instant(app);
    await publish(other.id);
    wait({ seconds: UNDO_SECONDS_IN_ALL + 1 });
    expect(await findUndoable(app, 'course', JANA, later)).toBeUndefined();
    expect(await undoAt(later)).toEqual({ undone: 0, skipped: 1 });
    expect(await find(other.id)).toMatchObject({ status: 'active' });
  });

  test('that are hidden again send no email to the waitlist, which gets it at the next publication', async () => {
    const { app, wait, publish, undoAt } = await open();
    const entry = await storedWaitlistEntry(app);
    const course = await storedCourse(app, { status: 'inactive', courseTypeId: 'protipoziarna-hliadka' });
    const at = instant(app);
    await publish(course.id);
    expect(await findEntryState(app.db, { id: entry })).toMatchObject({ state: 'offered' });
    wait({ seconds: UNDO_SECONDS });
    await sendDueEmails(app);
    expect(await undoAt(at)).toEqual({ undone: 1, skipped: 0 });
    expect(await findEntryState(app.db, { id: entry })).toEqual({ state: 'waiting', signUpId: null });
    const emails = app.db.selectFrom('email').select('status').where('kind', '=', 'seatOffered');
    expect(await emails.execute()).toEqual([{ status: 'dropped' }]);
    wait({ minutes: 1 });
    await publish(course.id);
    const { state, signUpId } = await findEntryState(app.db, { id: entry });
    expect(state).toBe('offered');
    expect(await findOpenOffer(app.db, signUpId ?? '')).toMatchObject({ courseId: course.id, seats: 3 });
  });

  test('stay published once an email about them is being sent', async () => {
    const { app, wait, publish, undoAt, find } = await open();
    await storedWaitlistEntry(app);
    const course = await storedCourse(app, { status: 'inactive', courseTypeId: 'protipoziarna-hliadka' });
    const at = instant(app);
    await publish(course.id);
    wait({ seconds: UNDO_SECONDS });
    await app.change(JANA, async (change) => {
      const emails = change.db.updateTable('email').set({ status: 'sent' }).where('kind', '=', 'seatOffered');
      for (const { id } of await emails.returning('id').execute()) change.record({ noun: 'email', id, verb: 'sent' });
    });
    expect(await undoAt(at)).toEqual({ undone: 0, skipped: 1 });
    expect(await find(course.id)).toMatchObject({ status: 'active' });
  });

  test('with people are hidden only with a confirmation of the number of people', async () => {
    const { app, wait, hide, undoAt, find } = await open();
    const courseWithPeople = await storedCourse(app, { capacity: 3 });
    const empty = await storedCourse(app);
    const holding = await signedUp(app, courseWithPeople, { fields: anotherCompany({ numberOfWorkers: '2' }) });
    await signedUp(app, courseWithPeople, { fields: anotherCompany({ numberOfWorkers: '4' }) });
    const affected = await listCoursesWithPeople(app.db, [courseWithPeople.id, empty.id], '2026-11-20');
    expect(affected).toMatchObject([{ id: courseWithPeople.id, held: 2, waiting: 4 }]);
    expect(await hide(5, courseWithPeople.id, empty.id)).toBe('needs-confirmation');
    expect(await find(empty.id)).toMatchObject({ status: 'active' });
    wait({ minutes: 1 });
    const at = instant(app);
    const emails = () => app.db.selectFrom('email').select('id').execute();
    const before = await emails();
    expect(await hide(6, courseWithPeople.id, empty.id)).toEqual({ done: 2, skipped: {} });
    expect(await find(courseWithPeople.id)).toMatchObject({ status: 'inactive' });
    expect(await findSignUp(app.db, holding)).toMatchObject({ status: 'confirmed' });
    expect(await emails()).toEqual(before);
    expect(await findUndoable(app, 'course', JANA, at)).toEqual({ noun: 'course', verb: 'hidden', count: 2, at });
    expect(await undoAt(at)).toEqual({ undone: 2, skipped: 0 });
    expect(await find(courseWithPeople.id)).toMatchObject({ status: 'active', seatsTaken: 2 });
  });

  test('chosen by two members of staff at once are published once', async () => {
    const { app, find } = await open();
    const ids: string[] = [];
    for (let index = 0; index < 4; index += 1) ids.push((await storedCourse(app, { status: 'inactive' })).id);
    const [one, other] = await Promise.all([
      app.change(JANA, (change) => publishCourses(change, ids)),
      app.change(PETER, (change) => publishCourses(change, ids.toReversed())),
    ]);
    expect(one.done + other.done).toBe(4);
    expect((one.skipped.unchanged ?? 0) + (other.skipped.unchanged ?? 0)).toBe(4);
    for (const id of ids) expect(await find(id)).toMatchObject({ status: 'active', version: 2 });
  });

  test('that do not exist change nothing', async () => {
    const { publish, hide } = await open();
    expect(await publish()).toEqual({ done: 0, skipped: {} });
    expect(await hide(0)).toEqual({ done: 0, skipped: {} });
  });
});
