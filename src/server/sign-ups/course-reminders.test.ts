import { expect, test } from 'vitest';
import type { TaughtCourse } from '#domain/courses/course.ts';
import type { StaffChange } from '#server/change.ts';
import { cancelCourse } from '#server/courses/course-moves.ts';
import { deleteCourse, updateCourse } from '#server/courses/courses.ts';
import type { TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { aCourse, anotherCompany, anotherPerson, JANA } from '../../../test/builders.ts';
import { signedUp, storedCourse } from '../../../test/courses.ts';
import { IDLE_JOBS } from '../../../test/idle-jobs.ts';
import { remindOfCourses } from './course-reminders.ts';
import { withdrawParticipants } from './participant-moves.ts';
import { nameParticipants } from './participant-naming.ts';
import { listParticipants } from './participants.ts';
import { cancelSignUp } from './sign-up-moves.ts';
import { transferParticipants } from './sign-up-transfer.ts';

onBothDatabases('a reminder of a course on %s', (openTestApp) => {
  let running: TestApp;

  /** A course on Tuesday, 15 December: its reminder is due on Friday, 11 December, at nine. */
  const open = async (over: Partial<TaughtCourse> = {}) => {
    // the tests run the daily job themselves; the runner would find it due once their clock has passed its hour
    running = await openTestApp({ parts: { idleJobs: [...IDLE_JOBS, 'course-reminders'] } });
    const { app } = running;
    const course = await storedCourse(app, over);
    const reminders = () =>
      app.db
        .selectFrom('email')
        .select(['recipient', 'text', 'status', 'heldBecause', 'aboutId'])
        .where('kind', '=', 'courseReminder')
        .orderBy('createdAt')
        .orderBy('recipient')
        .execute();
    return { app, course, reminders };
  };

  /** Runs the job at this instant, due then unless stated. */
  const remindAt = async (instant: string, dueAt = instant) => {
    running.wait(running.app.now().until(instant, { largestUnit: 'hour' }));
    await remindOfCourses(running.app, dueAt);
  };

  test.each([
    ['a weekend', '2026-12-15', ['2026-12-10', '2026-12-11', '2026-12-14'], '2026-12-11'],
    ['no day off', '2026-12-10', ['2026-12-07', '2026-12-08', '2026-12-09'], '2026-12-08'],
    ['public holidays', '2026-12-28', ['2026-12-21', '2026-12-22', '2026-12-23', '2026-12-27'], '2026-12-22'],
  ])('is sent once, on the second working day before the course, past %s', async (_, date, days, expected) => {
    const { app, course, reminders } = await open({ date });
    await signedUp(app, course);
    const sentOn: string[] = [];
    for (const day of days) {
      const before = (await reminders()).length;
      await remindAt(`${day}T08:00:00Z`);
      if ((await reminders()).length > before) sentOn.push(day);
    }
    expect(sentOn).toEqual([expected]);
  });

  test('is sent to those who hold seats and have an address', async () => {
    const { app, course, reminders } = await open({ capacity: 3 });
    await signedUp(app, course, { fields: anotherPerson({ email: 'jana@example.sk' }) });
    const cancelled = await signedUp(app, course);
    await app.change(JANA, (change) => cancelSignUp(change, cancelled, { sendEmail: false }));
    await signedUp(app, course, { fields: anotherCompany({ email: 'firma@example.sk', numberOfWorkers: '2' }) });
    await signedUp(app, course, { fields: anotherPerson({ email: 'nahradnik@example.sk' }) });
    await remindAt('2026-12-11T08:00:00Z');
    expect((await reminders()).map(({ recipient }) => recipient)).toEqual(['firma@example.sk', 'jana@example.sk']);
  });

  test('states the days, the place, what to bring and how many names are missing, with a link to add them', async () => {
    const { app, course, reminders } = await open({ dateTo: '2026-12-16', invitation: 'Vezmite si prezuvky.' });
    await signedUp(app, course, { fields: anotherCompany({ numberOfWorkers: '2' }) });
    await remindAt('2026-12-11T08:00:00Z');
    const text = (await reminders())[0]?.text.replaceAll('\u00A0', ' ');
    for (const part of [
      '15.12.2026',
      '16.12.2026',
      'Príkladná 3',
      'Žilina',
      'Vezmite si prezuvky.',
      '/vasa-prihlaska/',
    ])
      expect(text).toContain(part);
    expect(text).toContain('V prihláške chýbajú 2 mená.');
  });

  test('is sent to a named person with an address of their own, without anything about the others', async () => {
    const { app, course, reminders } = await open();
    const id = await signedUp(app, course, { fields: anotherCompany({ email: 'firma@example.sk' }) });
    const [person] = await listParticipants(app.db, id);
    await app.change(JANA, (change) =>
      nameParticipants(change, id, [
        {
          id: person?.id ?? '',
          version: person?.version ?? 0,
          firstName: 'Eva',
          lastName: 'Šimková',
          birthDate: null,
          email: 'eva@example.sk',
        },
      ]),
    );
    await remindAt('2026-12-11T08:00:00Z');
    const [own, companys] = await reminders();
    expect(own).toMatchObject({ recipient: 'eva@example.sk', status: 'waiting' });
    expect(own?.text).toContain('držíme miesto.');
    expect(own?.text).not.toMatch(/vasa-prihlaska|Pekáreň|chýba/);
    expect(companys).toMatchObject({ recipient: 'firma@example.sk' });
  });

  test('to an address that gets more than three a day, entered by visitors, waits for a decision of staff', async () => {
    const { app, course, reminders } = await open();
    for (let company = 0; company < 4; company += 1) {
      const id = await signedUp(app, course, { fields: anotherCompany({ numberOfWorkers: '1' }) });
      const [person] = await listParticipants(app.db, id);
      const facts = { firstName: 'Eva', lastName: `Šimková ${company}`, birthDate: null, email: 'eva@example.sk' };
      await app.change(JANA, (change) =>
        nameParticipants(change, id, [{ id: person?.id ?? '', version: person?.version ?? 0, ...facts }]),
      );
    }
    await remindAt('2026-12-11T08:00:00Z');
    const own = (await reminders()).filter(({ recipient }) => recipient === 'eva@example.sk');
    expect(own.map(({ heldBecause }) => heldBecause).toSorted()).toEqual(['daily-limit', null, null, null]);
  });

  test('is not sent for a sign-up received after it was due', async () => {
    const { app, course, reminders } = await open();
    running.wait(app.now().until('2026-12-11T08:00:01Z', { largestUnit: 'hour' }));
    await signedUp(app, course);
    await remindAt('2026-12-11T09:00:00Z', '2026-12-11T08:00:00Z');
    expect(await reminders()).toEqual([]);
  });

  test('is sent once, even if its job runs again', async () => {
    const { app, course, reminders } = await open();
    await signedUp(app, course);
    await remindAt('2026-12-11T08:00:00Z');
    await remindAt('2026-12-11T08:05:00Z', '2026-12-11T08:00:00Z');
    expect(await reminders()).toHaveLength(1);
  });

  test('is sent later if nothing ran when it was due, but not by a new installation', async () => {
    const { app, course, reminders } = await open();
    await signedUp(app, course);
    await remindAt('2026-12-14T08:00:00Z');
    expect(await reminders()).toEqual([]);
    await remindAt('2026-12-14T09:00:00Z', '2026-12-11T08:00:00Z');
    expect(await reminders()).toHaveLength(1);
  });

  test('is sent once more for a new date, and not for a cancelled course', async () => {
    const { app, course, reminders } = await open();
    const other = await storedCourse(app);
    for (const { id } of [course, other]) await signedUp(app, { id });
    await app.change(JANA, (change) => cancelCourse(change, other.id, { reason: '', sendEmails: true }));
    await remindAt('2026-12-11T08:00:00Z');
    expect(await reminders()).toHaveLength(1);
    await app.change(JANA, (change) => updateCourse(change, course.id, { ...course, date: '2026-12-17' }));
    await remindAt('2026-12-15T08:00:00Z');
    expect(await reminders()).toMatchObject([{ status: 'dropped' }, { status: 'waiting' }]);
  });

  test.each<[string, (change: StaffChange<'office'>, signUp: { id: string; personId: string }) => Promise<unknown>]>([
    ['the sign-up is cancelled', (change, { id }) => cancelSignUp(change, id, { sendEmail: true })],
    [
      'one of its people is moved to another date',
      (change, { id, personId }) =>
        transferParticipants(change, id, {
          courseId: 'later',
          participantIds: new Set([personId]),
          as: 'confirmed',
          sendEmail: false,
        }),
    ],
    [
      'one of its people withdraws',
      (change, { id, personId }) => withdrawParticipants(change, id, new Set([personId]), { sendEmail: false }),
    ],
    [
      'the hours of its course change',
      (change) => updateCourse(change, 'reminded', aCourse({ id: 'reminded', hours: '9.00 – 12.00 h' })),
    ],
    ['its course is deleted', (change) => deleteCourse(change, 'reminded')],
  ])('that is still unsent is dropped when %s', async (_, act) => {
    const { app, course, reminders } = await open({ id: 'reminded' });
    await storedCourse(app, { id: 'later', date: '2026-12-22' });
    const id = await signedUp(app, course, { fields: anotherCompany() });
    const [person] = await listParticipants(app.db, id);
    await remindAt('2026-12-11T08:00:00Z');
    await app.change(JANA, (change) => act(change, { id, personId: person?.id ?? '' }));
    expect(await reminders()).toMatchObject([{ aboutId: id, status: 'dropped' }]);
  });
});
