import { afterEach, expect, test } from 'vitest';
import { START } from '#domain/actor.ts';
import type { App } from '#server/app.ts';
import { openChanges } from '#server/change.ts';
import { instant, today } from '#server/clock.ts';
import { listCourseAddresses } from '#server/courses/offered-courses.ts';
import { lockRows } from '#server/db/engine.ts';
import { settleSeats } from '#server/seat-offers/settle-seats.ts';
import type { TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { storedCourse } from '../../../test/courses.ts';
import { databaseOf } from '../../../test/database-of.ts';
import { openJobRunner, prepareJobs } from './job-runner.ts';
import type { JobType } from './job-type.ts';
import { inMinutes, nightly, recurring } from './recurring-job.ts';

/** From the tests' Friday noon to the nightly job. */
const TO_NIGHT = { hours: 15, minutes: 10 };

onBothDatabases('a clock step on %s', (openTestApp) => {
  let running: TestApp;
  let time: Temporal.Instant;
  let runner: ReturnType<typeof openJobRunner>;
  let done: Record<'nightly' | 'often' | 'emails', string[]>;
  afterEach(async () => {
    await runner?.stop();
    await running.close();
  });

  /**
   * An App with its own clock that runs only these kinds of jobs, which the worker of the test App, whose clock is
   * fixed, does not run without mail servers. `meanwhile` is called during the nightly job.
   */
  const open = async ({
    meanwhile = () => {},
    waitMax,
  }: { meanwhile?: () => void } & Pick<JobType, 'waitMax'> = {}) => {
    running = await openTestApp();
    time = running.app.now();
    const database = databaseOf(running.app);
    await database.deleteFrom('job').execute();
    const { config, announcements } = running.app;
    const parts = { now: () => time, database, config, announcements, lockRows, settleSeats };
    const app: App = { ...running.app, now: parts.now, change: openChanges(parts) };
    done = { nightly: [], often: [], emails: [] };
    const now = () => app.now().toString();
    const types = {
      'password-reset': recurring(nightly, async () => {
        done.nightly.push(now());
        meanwhile();
      }),
      bounces: recurring(inMinutes(5), async () => void done.often.push(now())),
      email: {
        ...(waitMax && { waitMax }),
        async run() {
          done.emails.push(now());
          return 'done';
        },
      } satisfies JobType,
    };
    runner = openJobRunner(app, types);
    const start = () => prepareJobs(app, types);
    await start();
    await after({ seconds: 0 });
    return { app, start };
  };
  const wait = (duration: Temporal.DurationLike) => {
    time = time.add(duration);
  };
  const after = async (duration: Temporal.DurationLike) => {
    wait(duration);
    runner.wake();
    await runner.settled();
  };
  const stepsOf = async (duration: Temporal.DurationLike, steps: number) => {
    for (let step = 0; step < steps; step += 1) await after(duration);
  };

  test.each([
    ['2027-03-27T20:00:00Z', ['2027-03-28T01:20:00Z', '2027-03-29T01:20:00Z']],
    ['2026-10-24T20:00:00Z', ['2026-10-25T02:40:00Z', '2026-10-26T02:40:00Z']],
    ['2027-10-30T20:00:00Z', ['2027-10-31T02:40:00Z', '2027-11-01T02:40:00Z']],
  ])('to or from summer time runs each nightly job once: from %s', async (from, nights) => {
    const { app } = await open();
    await after(app.now().until(Temporal.Instant.from(from)));
    // all missed nights are made up for by one run
    done.nightly = [];
    await stepsOf({ minutes: 40 }, 51);
    expect(done.nightly).toEqual(nights);
  });

  test.each([{ seconds: -50 }, { minutes: -1 }, { hours: -1 }, { hours: -24 }])(
    'back by %o runs no nightly job twice',
    async (step) => {
      const { start } = await open();
      await after(TO_NIGHT);
      await after(step);
      await start();
      await stepsOf({ minutes: 10 }, 13);
      const [first] = done.nightly;
      expect(done.nightly).toEqual([first]);
      expect(first).toBe('2026-11-21T02:10:00Z');
      wait({ hours: 48 });
      await after({ seconds: 0 });
      expect(done.nightly).toHaveLength(2);
    },
  );

  test('back while a nightly job runs does not run it a second time', async () => {
    await open({ meanwhile: () => wait({ minutes: -3 }) });
    await after(TO_NIGHT);
    await stepsOf({ minutes: 2 }, 4);
    expect(done.nightly).toEqual(['2026-11-21T02:10:00Z']);
  });

  test.each([
    ['a day', 24],
    ['a year', 24 * 365],
  ])('back by %s stops no jobs', async (_, hours) => {
    const { app } = await open();
    await after({ hours });
    await app.change(START, async (change) =>
      change.enqueue({ kind: 'email', key: 'a', dueAt: change.now().add({ seconds: 10 }).toString() }),
    );
    await after({ hours: -hours });
    expect(done.emails).toHaveLength(1);
    done.often = [];
    await stepsOf({ minutes: 5 }, 4);
    expect(done.often.length).toBeGreaterThanOrEqual(3);
    done.nightly = [];
    await stepsOf({ hours: 12 }, 5);
    expect(done.nightly.length).toBeGreaterThan(0);
  });

  test('forward leaves a job that is due in three days until then, also when a node starts', async () => {
    const { app, start } = await open();
    const dueAt = instant(app, { hours: 72 });
    await app.change(START, async (change) => change.enqueue({ kind: 'email', key: 'a', dueAt }));
    await start();
    await after({ hours: 1 });
    expect(done.emails).toEqual([]);
    await after({ hours: 71 });
    expect(done.emails).toHaveLength(1);
  });

  test('back after a job was postponed delays it no longer than the limit of its kind', async () => {
    const { app, start } = await open({ waitMax: { hours: 49 } });
    const dueAt = app
      .now()
      .add({ hours: 24 * 365 })
      .toString();
    await app.change(START, async (change) => change.enqueue({ kind: 'email', key: 'a', dueAt }));
    await start();
    await after({ hours: 1 });
    expect(done.emails).toHaveLength(1);
  });

  test.each([
    ['2027-03-28', '2027-03-28T21:59:59Z'],
    ['2026-10-25', '2026-10-25T22:59:59Z'],
    ['2027-07-01', '2027-07-01T21:59:59Z'],
  ])('to midnight in Bratislava ends the display of a course of %s', async (day, lastSecond) => {
    const { app } = await open();
    await storedCourse(app, { date: day });
    const isListed = async () => (await listCourseAddresses(app.db, today(app))).length === 1;
    wait(app.now().until(Temporal.Instant.from(lastSecond)));
    expect([today(app), await isListed()]).toEqual([day, true]);
    wait({ seconds: 1 });
    expect(await isListed()).toBe(false);
  });
});
