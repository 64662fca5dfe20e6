import { expect, test } from 'vitest';
import { START } from '#domain/actor.ts';
import { courseSchema } from '#domain/courses/course-fields.ts';
import { freeSeats } from '#domain/courses/seats.ts';
import { listClients } from '#server/clients/client-list.ts';
import { today } from '#server/clock.ts';
import { findCompany } from '#server/company/company.ts';
import { createCourse, deleteCourse } from '#server/courses/courses.ts';
import { listSignUps } from '#server/sign-ups/sign-up-list.ts';
import { fillInCompany, NOON, type TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { aCourse, JANA } from '../../../test/builders.ts';
import { everyCourse } from '../../../test/courses.ts';
import { fillWithDemo } from './demo.ts';

onBothDatabases('demo content on %s', (openTestApp) => {
  let running: TestApp;
  const open = async (environment: Record<string, string> = {}) => {
    running = await openTestApp({ environment });
    return running.app;
  };

  test('fills an empty database with a dozen courses, one full, one past, some hidden', async () => {
    const app = await open({ DEMO_CONTENT: 'on' });
    const courses = await everyCourse(app);
    expect(courses.length).toBeGreaterThanOrEqual(12);
    expect(courses.filter((course) => freeSeats(course) === 0)).toHaveLength(1);
    expect(courses.filter(({ date }) => date < today(app))).toHaveLength(1);
    expect(courses.filter(({ status }) => status === 'inactive').length).toBeGreaterThan(0);
    expect(new Set(courses.map(({ city }) => city)).size).toBe(4);
  });

  test('has only courses that staff could have entered', async () => {
    const app = await open({ DEMO_CONTENT: 'on' });
    for (const { seatsTaken, ...course } of await everyCourse(app)) {
      expect(courseSchema.safeParse(course).error).toBeUndefined();
      if (course.capacity) expect(seatsTaken).toBeLessThanOrEqual(course.capacity);
    }
  });

  test('shows sign-ups in every state and an invented company', async () => {
    const app = await open({ DEMO_CONTENT: 'on' });
    const { all, ...states } = (await listSignUps(app.db, { page: 1 })).counts;
    expect(Math.min(...Object.values(states))).toBeGreaterThan(0);
    expect(all).toBe(Object.values(states).reduce((sum, count) => sum + count));
    expect(await findCompany(app.db)).toMatchObject({ demo: true, legalName: 'Vzorová bezpečnosť s. r. o.' });
  });

  test('connects its companies with clients: its own, and those that sign-ups and requests created', async () => {
    const app = await open({ DEMO_CONTENT: 'on' });
    const { rows } = await listClients(app.db, { page: 1, today: today(app) });
    expect(rows.find(({ name }) => name === 'Pekáreň Príklad s. r. o.')).toMatchObject({ id: 'demo-1', signUps: 1 });
    expect(rows.find(({ name }) => name === 'Dielňa Vzor s. r. o.')).toMatchObject({ signUps: 1 });
    expect(rows.find(({ name }) => name === 'Doprava Vzor, a. s.')).toMatchObject({ contactRequests: 1 });
  });

  test('sends no emails', async () => {
    const app = await open({ DEMO_CONTENT: 'on' });
    expect(await app.db.selectFrom('email').select('id').execute()).toEqual([]);
  });

  test('is not created when it is switched off', async () => {
    const app = await open({ DEMO_CONTENT: 'off' });
    expect(await everyCourse(app)).toEqual([]);
    expect(await listSignUps(app.db, { page: 1 })).toMatchObject({ total: 0 });
    expect(await findCompany(app.db)).toMatchObject({ demo: false, legalName: '' });
  });

  test('is not added to a database with a course', async () => {
    const app = await open();
    await app.change(JANA, (change) => createCourse(change, aCourse()));
    await app.change(START, fillWithDemo);
    expect(await everyCourse(app)).toHaveLength(1);
    expect(await findCompany(app.db)).toMatchObject({ demo: false });
  });

  test('is not added to a database with a company', async () => {
    const app = await open();
    await fillInCompany(app, { shortName: 'Naša' });
    await app.change(START, fillWithDemo);
    expect(await findCompany(app.db)).toMatchObject({ shortName: 'Naša' });
    expect(await everyCourse(app)).toEqual([]);
  });

  test('is not created again once staff have deleted it', async () => {
    const app = await open({ DEMO_CONTENT: 'on' });
    for (const { id } of await everyCourse(app)) await app.change(JANA, (change) => deleteCourse(change, id));
    await app.change(START, fillWithDemo);
    expect(await everyCourse(app)).toEqual([]);
  });

  test('is created once when two servers start at once', async () => {
    const app = await open();
    await Promise.all([app.change(START, fillWithDemo), app.change(START, fillWithDemo)]);
    expect((await everyCourse(app)).length).toBeGreaterThanOrEqual(12);
  });

  test('has dates after the day it was created', async () => {
    const app = await open({ DEMO_CONTENT: 'on' });
    const dates = (await everyCourse(app, { onlyActive: true })).map(({ date }) => date);
    const horizon = NOON.add({ hours: 24 * 120 }).toString();
    expect(dates.filter((date) => date > today(app) && date < horizon)).toHaveLength(dates.length - 1);
  });

  test.each(Array.from({ length: 14 }, (_, index) => index * 3))(
    'created %i days after a Friday in November has courses on working days, none over Christmas',
    async (days) => {
      const app = await open();
      running.wait({ hours: 24 * days });
      await app.change(START, fillWithDemo);
      for (const { date, dateTo } of await everyCourse(app)) {
        for (const day of [date, dateTo ?? date]) expect(Temporal.PlainDate.from(day).dayOfWeek).toBeLessThan(6);
        expect(date.slice(5)).not.toMatch(/^(12-[23]|01-0[1-6])/);
      }
    },
  );
});
