import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import { EMPTY_COMPANY } from '#domain/company/company.ts';
import type { CoursePlan } from '#domain/courses/course-plan-fields.ts';
import type { CourseType } from '#domain/courses/course-type.ts';
import type { SignUpRecord } from '#domain/sign-ups/sign-up.ts';
import { waitlistEntrySchema } from '#domain/waitlist/waitlist-fields.ts';
import type { StaffChange, VisitorsChange } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import { cancelCourse } from '#server/courses/course-moves.ts';
import { publishCourses } from '#server/courses/course-publication.ts';
import { createCourseType, deleteCourseType, listCourseTypes } from '#server/courses/course-types.ts';
import { createCourse, deleteCourse, updateCourse } from '#server/courses/courses.ts';
import { createPlannedCourses } from '#server/courses/planned-courses.ts';
import type { AppParts } from '#server/open-app.ts';
import { findOpenOffer } from '#server/seat-offers/seat-offers.ts';
import { withdrawOffer } from '#server/seat-offers/staff-offers.ts';
import { readOwnSignUp } from '#server/sign-ups/own-sign-up.ts';
import { cancelSignUp, restoreSignUp } from '#server/sign-ups/sign-up-moves.ts';
import { transferParticipants } from '#server/sign-ups/sign-up-transfer.ts';
import { findSignUp } from '#server/sign-ups/sign-ups.ts';
import { undo } from '#server/undo/undo.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { aCourse, anotherCompany, JANA } from '../../../test/builders.ts';
import { QUIETLY } from '../../../test/course-with-sign-ups.ts';
import { signedUp, storedCourse } from '../../../test/courses.ts';
import { runDueJobs } from '../../../test/jobs.ts';
import { answered, offerTo } from '../../../test/seat-offers.ts';
import { storedWaitlistEntry, WAITLIST_FORM } from '../../../test/waitlist.ts';
import { listRequestedDates } from './requested-dates.ts';
import { endWaitlistEntries, resumeWaitlistEntry, submitWaitlistEntry, type WaitlistOutcome } from './waitlist.ts';
import { findEntryState, listWaitlist } from './waitlist-list.ts';

const PETER = { ...JANA, id: 'peter' };
const TYPE = { courseTypeId: 'prva-pomoc' };

onBothDatabases('a waitlist entry on %s', (openTestApp, engine) => {
  async function open(parts: AppParts = {}) {
    const { app, wait } = await openTestApp({ parts });
    const state = async (id: string) => (await findEntryState(app.db, { id })).state;
    const signUpsOf = (id: string) =>
      app.db.selectFrom('signUp').selectAll().where('waitlistEntryId', '=', id).orderBy('courseDate').execute();
    const offersTo = async (id: string) => {
      const offers = await Promise.all((await signUpsOf(id)).map((signUp) => findOpenOffer(app.db, signUp.id)));
      return offers.flatMap((offer) => offer?.courseId ?? []);
    };
    const jobsDone = async () => {
      wait({ minutes: 1 });
      await runDueJobs(app);
    };
    return { app, wait, state, signUpsOf, offersTo, jobsDone };
  }

  test('gets its earlier sign-up back only while it has no other date', async () => {
    const { app, signUpsOf, offersTo } = await open();
    const id = await storedWaitlistEntry(app, TYPE);
    await storedCourse(app);
    const withdraw = (signUpId = '') => app.change(JANA, (change) => withdrawOffer(change, signUpId));
    const [{ id: earlierId } = { id: '' }] = await signUpsOf(id);
    await withdraw(earlierId);
    const other = await storedCourse(app, { date: '2027-01-11' });
    expect(await offersTo(id)).toEqual([other.id]);
    const restore = () =>
      app.change(JANA, (change) => restoreSignUp(change, earlierId, { as: 'waiting', ...QUIETLY }));
    expect(await restore()).toEqual({ outcome: 'has-other-date' });
    await withdraw((await signUpsOf(id)).find(({ courseId }) => courseId === other.id)?.id);
    expect(await restore()).toEqual({ outcome: 'done' });
  });

  test('waits again when the course is hidden, and gets a new offer when it is shown', async () => {
    const { app, state, signUpsOf, offersTo } = await open();
    const id = await storedWaitlistEntry(app, TYPE);
    const course = await storedCourse(app);
    const save = (over: object) =>
      app.change(JANA, (change) => updateCourse(change, course.id, { ...course, ...over }));
    const stateOf = async (signUpId: string) =>
      (await readOwnSignUp(app, (await findSignUp(app.db, signUpId)) as SignUpRecord, EMPTY_COMPANY)).state;
    const signUpId = (await signUpsOf(id))[0]?.id ?? '';
    await save({ status: 'inactive' });
    expect(await state(id)).toBe('waiting');
    expect(await stateOf(signUpId)).toBe('waitlisted');
    expect(await listRequestedDates(app.db)).toMatchObject([{ entries: 1, seats: 3 }]);
    await save({ status: 'active' });
    expect(await offersTo(id)).toEqual([course.id]);
    expect(await stateOf(signUpId)).toBe('cancelled');
    await save({ status: 'inactive' });
    const other = await storedCourse(app, { date: '2027-01-11' });
    expect(await offersTo(id)).toEqual([other.id]);
    await save({ status: 'active' });
    expect(await offersTo(id)).toEqual([other.id]);
  });

  test('waits again when the course is deleted', async () => {
    const { app, state } = await open();
    const id = await storedWaitlistEntry(app, TYPE);
    const course = await storedCourse(app);
    await app.change(JANA, (change) => deleteCourse(change, course.id));
    expect(await state(id)).toBe('waiting');
  });

  test('waits for another date when staff withdraw the offer', async () => {
    const { app, state, signUpsOf, offersTo, jobsDone } = await open();
    const id = await storedWaitlistEntry(app, TYPE);
    const course = await storedCourse(app);
    const [signUp] = await signUpsOf(id);
    await app.change(JANA, (change) => withdrawOffer(change, signUp?.id ?? ''));
    await jobsDone();
    expect(await state(id)).toBe('waiting');
    const other = await storedCourse(app, { date: '2027-01-11' });
    expect(await offersTo(id)).toEqual([other.id]);
    expect(await offersTo(id)).not.toContain(course.id);
  });

  test('waits again when the freeing of the offered seats is undone', async () => {
    const { app, wait, state, offersTo } = await open();
    const course = await storedCourse(app, { status: 'inactive', capacity: 3 });
    const save = (status: 'active' | 'inactive') =>
      app.change(JANA, (change) => updateCourse(change, course.id, { ...course, status }));
    // all seats are taken while it is shown
    await save('active');
    const full = await signedUp(app, course, { fields: anotherCompany({ numberOfWorkers: '3' }) });
    await save('inactive');
    const id = await storedWaitlistEntry(app, TYPE);
    await save('active');
    wait({ seconds: 1 });
    const at = instant(app);
    await app.change(JANA, (change) => cancelSignUp(change, full, QUIETLY));
    expect(await offersTo(id)).toEqual([course.id]);
    expect(await app.change(JANA, (change) => undo(change, 'signUp', at))).toEqual({ undone: 1, skipped: 0 });
    expect(await state(id)).toBe('waiting');
  });

  test('does not get the date back when another one was offered meanwhile', async () => {
    const { app, wait, state, signUpsOf, offersTo } = await open();
    const id = await storedWaitlistEntry(app, TYPE);
    const course = await storedCourse(app);
    const [signUp] = await signUpsOf(id);
    await answered(app, await offerTo(app, signUp?.id ?? ''), 'accept');
    wait({ hours: 1 });
    const at = instant(app);
    await app.change(JANA, (change) => cancelCourse(change, course.id, { sendEmails: false, reason: '' }));
    wait({ seconds: 1 });
    const other = await storedCourse(app, { date: '2027-01-11' });
    expect(await offersTo(id)).toEqual([other.id]);
    expect(await app.change(JANA, (change) => undo(change, 'course', at))).toEqual({ undone: 1, skipped: 1 });
    expect(await state(id)).toBe('offered');
    expect((await signUpsOf(id)).map(({ status }) => status)).toEqual(['cancelled', 'waiting']);
  });

  test('does not get the seats back by undoing when it was resumed and offered another date meanwhile', async () => {
    const { app, wait, signUpsOf, offersTo } = await open();
    const id = await storedWaitlistEntry(app, TYPE);
    await storedCourse(app);
    const [signUp] = await signUpsOf(id);
    await answered(app, await offerTo(app, signUp?.id ?? ''), 'accept');
    wait({ hours: 1 });
    const at = instant(app);
    await app.change(JANA, (change) => cancelSignUp(change, signUp?.id ?? '', QUIETLY));
    wait({ seconds: 1 });
    await app.change(PETER, (change) => resumeWaitlistEntry(change, id));
    await storedCourse(app, { date: '2027-01-11' });
    await expect.poll(() => offersTo(id)).toHaveLength(1);
    expect(await app.change(JANA, (change) => undo(change, 'signUp', at))).toEqual({ undone: 0, skipped: 1 });
    expect(await offersTo(id)).toHaveLength(1);
  });

  test('waits again when the course passes while its sign-up is still in the queue', async () => {
    const { app, wait, state, signUpsOf } = await open();
    const id = await storedWaitlistEntry(app, TYPE);
    await storedCourse(app);
    const queued = await storedCourse(app, { date: '2026-12-01', courseTypeId: null, capacity: 1 });
    const [signUp] = await signUpsOf(id);
    const transfer = {
      courseId: queued.id,
      participantIds: new Set<string>(),
      as: 'waiting',
      sendEmail: false,
    } as const;
    expect(
      await app.change(JANA, (change) => transferParticipants(change, signUp?.id ?? '', transfer)),
    ).toMatchObject({
      outcome: 'done',
    });
    await runDueJobs(app);
    expect(await state(id)).toBe('offered');
    wait({ hours: 24 * 20 });
    await runDueJobs(app);
    expect(await state(id)).toBe('waiting');
    expect(await listRequestedDates(app.db)).toMatchObject([{ entries: 1, seats: 3 }]);
  });

  test('for the rest of a split group waits for another date', async () => {
    const { app, wait, state, signUpsOf, offersTo } = await open();
    const id = await storedWaitlistEntry(app, { ...TYPE, numberOfWorkers: '5', mayBeSplit: 'on' });
    const course = await storedCourse(app, { capacity: 3 });
    const [signUp] = await signUpsOf(id);
    await answered(app, await offerTo(app, signUp?.id ?? ''), 'accept');
    expect(await state(id)).toBe('served');
    expect(await listRequestedDates(app.db)).toMatchObject([{ entries: 1, seats: 2 }]);
    const rest = (await listWaitlist(app.db, { page: 1, state: 'waiting' })).rows[0]?.id ?? '';
    wait({ hours: 1 });
    const other = await storedCourse(app, { date: '2027-01-11' });
    expect(await offersTo(rest)).toEqual([other.id]);
    expect(await offersTo(rest)).not.toContain(course.id);
  });

  test('of a split group requests seats for its own people only when it waits again', async () => {
    const { app, signUpsOf } = await open();
    const id = await storedWaitlistEntry(app, { ...TYPE, numberOfWorkers: '5', mayBeSplit: 'on' });
    const course = await storedCourse(app, { capacity: 3 });
    const [signUp] = await signUpsOf(id);
    await answered(app, await offerTo(app, signUp?.id ?? ''), 'accept');
    await app.change(JANA, (change) => cancelCourse(change, course.id, { sendEmails: false, reason: '' }));
    await app.change(JANA, (change) => resumeWaitlistEntry(change, id));
    expect(await listRequestedDates(app.db)).toMatchObject([{ entries: 2, seats: 5 }]);
  });

  test('is erased with its emails when its course type is deleted', async () => {
    const { app } = await open();
    const type = (await listCourseTypes(app.db))[0] as CourseType;
    const courseTypeId = await app.change(JANA, (change) => createCourseType(change, { ...type, name: 'Vodič' }));
    const id = await storedWaitlistEntry(app, { courseTypeId });
    const deleted = () => app.change(JANA, (change) => deleteCourseType(change, courseTypeId));
    expect(await deleted()).toBe('has-waitlist');
    await app.change(JANA, (change) => endWaitlistEntries(change, [id]));
    expect(await deleted()).toBe('done');
    const emails = app.db.selectFrom('email').select('id').where('aboutId', '=', id);
    expect(await emails.execute()).toEqual([]);
    const events = app.db.selectFrom('event').select('verb').where('nounId', '=', id).orderBy('position');
    expect((await events.execute()).at(-1)).toEqual({ verb: 'erased' });
  });

  const WAYS = ['added', 'planned', 'put on offer', 'brought back'] as const;

  test.each(WAYS.flatMap((way) => (['before', 'after'] as const).map((when) => [when, way] as const)))(
    'is offered a date that a concurrent change, begun %s its own, has %s',
    async (when, way) => {
      expect(await stateAfterRace(await open(), when, way)).toBe('offered');
    },
  );

  // SQLite has no lock to take out: its transactions exclude each other from their first statement
  if (engine === 'Postgres')
    test.each(WAYS)('without the lock is not offered a date that a concurrent change has %s', async (way) => {
      const unlocked = await open({ lockRows: async () => undefined });
      expect(await stateAfterRace(unlocked, 'after', way, { secondEndsFirst: true })).toBe('waiting');
    });

  /**
   * A visitor joins the waitlist while a date is put on offer, in a change begun before or after; returns the state of
   * the entry once both are done. A visitor who is shown the date need not wait and counts as `offered`.
   */
  async function stateAfterRace(
    { app, state }: Awaited<ReturnType<typeof open>>,
    when: 'before' | 'after',
    way: (typeof WAYS)[number],
    { secondEndsFirst = false } = {},
  ) {
    const hidden = await storedCourse(app, { status: 'inactive' });
    const cancelled = await storedCourse(app, { date: '2027-01-11' });
    const at = instant(app);
    await app.change(JANA, (change) => cancelCourse(change, cancelled.id, { sendEmails: false, reason: '' }));
    const begun = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const { date, city } = aCourse();
    const nowhere = { places: {}, hours: null, lecturerId: null };
    const plan: CoursePlan = { ...nowhere, days: [date], cities: [city], status: 'active' };
    const offerDate = {
      added: (change: StaffChange<'office'>) => createCourse(change, aCourse()),
      planned: (change: StaffChange<'office'>) => createPlannedCourses(change, TYPE.courseTypeId, plan),
      'put on offer': (change: StaffChange<'office'>) => publishCourses(change, [hidden.id]),
      'brought back': (change: StaffChange<'office'>) => undo(change, 'course', at),
    }[way];
    const submit = (change: VisitorsChange) =>
      submitWaitlistEntry(change, waitlistEntrySchema.parse({ ...WAITLIST_FORM, ...TYPE }));
    const held = async <T>(done: Promise<T>) => {
      const result = await done;
      begun.resolve();
      await gate.promise;
      return result;
    };
    const offering = () =>
      app.change(
        JANA,
        async (change) => void (await (when === 'before' ? held<unknown>(offerDate(change)) : offerDate(change))),
      );
    const waiting = () => app.change(VISITOR, (change) => (when === 'after' ? held(submit(change)) : submit(change)));
    const first: Promise<WaitlistOutcome | undefined> = when === 'before' ? offering() : waiting();
    await begun.promise;
    const second: Promise<WaitlistOutcome | undefined> = when === 'before' ? waiting() : offering();
    // time to reach the lock; without a lock it ends
    await (secondEndsFirst ? second : setTimeout(300));
    gate.resolve();
    const outcome = (await Promise.all([first, second])).find((result) => result !== undefined);
    return outcome?.outcome === 'stored' ? state(outcome.id) : 'offered';
  }
});
