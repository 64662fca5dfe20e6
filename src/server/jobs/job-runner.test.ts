import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { START } from '#domain/actor.ts';
import type { App } from '#server/app.ts';
import { instant } from '#server/clock.ts';
import type { TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { runDueJobs } from '../../../test/jobs.ts';
import type { NewJob } from './job-queue.ts';
import { openJobRunner } from './job-runner.ts';
import type { JobType } from './job-type.ts';

onBothDatabases('a job on %s', (openTestApp) => {
  let running: TestApp;
  let app: App;
  beforeEach(async () => {
    running = await openTestApp();
    app = running.app;
  });

  const enqueue = (key: string, over: Partial<NewJob> = {}) =>
    app.change(START, async (change) => change.enqueue({ kind: 'email', key, ...over }));
  const stored = () => app.db.selectFrom('job').selectAll().where('kind', '=', 'email').execute();
  /** Records the jobs that were run, and returns the given result. */
  const noting = (answer: JobType['run'] = async () => 'done') => {
    const done: string[] = [];
    const email: JobType = {
      atOnce: 3,
      run(app, job, stopSignal) {
        done.push(job.key);
        return answer(app, job, stopSignal);
      },
    };
    return { done, types: { email } };
  };

  test('runs when it is due, not before, and is deleted afterwards', async () => {
    const { done, types } = noting();
    await enqueue('now');
    await enqueue('later', { dueAt: '2026-11-20T11:10:00.000Z' });
    await runDueJobs(app, types);
    expect(done).toEqual(['now']);
    running.wait({ minutes: 10 });
    await runDueJobs(app, types);
    expect(done).toEqual(['now', 'later']);
    expect(await stored()).toEqual([]);
  });

  test('that is enqueued twice runs once, at the earlier time', async () => {
    const { done, types } = noting();
    await enqueue('twice', { dueAt: '2026-11-21T11:00:00.000Z' });
    await enqueue('twice', { dueAt: '2026-11-20T11:00:00.000Z' });
    await enqueue('twice', { dueAt: '2026-11-22T11:00:00.000Z' });
    await runDueJobs(app, types);
    expect(done).toEqual(['twice']);
    expect(await stored()).toEqual([]);
  });

  test('that is enqueued twice in one change runs once, at the earlier time', async () => {
    const { done, types } = noting();
    await app.change(START, async (change) => {
      change.enqueue({ kind: 'email', key: 'twice' });
      change.enqueue({ kind: 'email', key: 'twice', dueAt: '2026-11-22T11:00:00.000Z' });
    });
    await runDueJobs(app, types);
    expect(done).toEqual(['twice']);
    expect(await stored()).toEqual([]);
  });

  test.each(['done', 'again', 'failed'])(
    'that is enqueued again while it runs is run once more: %s',
    async (outcome) => {
      const { done, types } = noting(async () => {
        if (done.length === 1) await enqueue('running');
        if (done.length > 1 || outcome === 'done') return 'done';
        if (outcome === 'failed') throw new Error('a fault of ours');
        return { again: '2026-11-21T11:00:00.000Z' };
      });
      await enqueue('running');
      await runDueJobs(app, types);
      expect(done).toEqual(['running', 'running']);
      expect(await stored()).toEqual([]);
    },
  );

  test('that fails is retried at growing intervals, with the reason, beside other jobs', async () => {
    const { done, types } = noting(async (_, { key }) => {
      if (key === 'broken') throw new TypeError('a fault of ours');
      return 'done';
    });
    await enqueue('broken');
    for (const minutes of [1, 2, 4]) {
      await enqueue('whole');
      await runDueJobs(app, types);
      const [job] = await stored();
      expect(job).toMatchObject({ key: 'broken', lastError: 'TypeError', leasedUntil: null });
      expect(job?.dueAt).toBe(app.now().add({ minutes }).toString({ fractionalSecondDigits: 3 }));
      running.wait({ minutes });
    }
    expect(done.filter((key) => key === 'broken')).toHaveLength(3);
    expect(done.filter((key) => key === 'whole')).toHaveLength(3);
  });

  test('whose worker has crashed is run by another one after its lease, and the first one’s result is ignored', async () => {
    const dead = Promise.withResolvers<'done'>();
    const first = noting(() => dead.promise);
    const runner = openJobRunner(app, first.types);
    await enqueue('taken');
    runner.wake();
    await expect.poll(() => first.done).toEqual(['taken']);
    const next = noting(async () => ({ again: '2026-11-21T11:00:00.000Z' }));
    running.wait({ minutes: 4 });
    await runDueJobs(app, next.types);
    expect(next.done).toEqual([]);
    running.wait({ minutes: 1 });
    await runDueJobs(app, next.types);
    expect(next.done).toEqual(['taken']);
    dead.resolve('done');
    await runner.settled();
    await runner.stop();
    expect(await stored()).toMatchObject([{ key: 'taken', dueAt: '2026-11-21T11:00:00.000Z', leasedUntil: null }]);
  });

  test('that ends with its stopping app has not failed, and is run again after its lease', async () => {
    const stopped = noting((_app, _job, stopSignal) => {
      const { promise, reject } = Promise.withResolvers<'done'>();
      stopSignal.addEventListener('abort', () => reject(stopSignal.reason));
      return promise;
    });
    const runner = openJobRunner(app, stopped.types);
    await enqueue('long');
    runner.wake();
    await expect.poll(() => stopped.done).toEqual(['long']);
    await runner.stop();
    expect(await stored()).toMatchObject([{ key: 'long', lastError: null }]);
    running.wait({ minutes: 5 });
    const next = noting();
    await runDueJobs(app, next.types);
    expect(next.done).toEqual(['long']);
  });

  test('that takes longer than a lease has it renewed while its process runs', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const slow = Promise.withResolvers<'done'>();
    const first = noting(() => slow.promise);
    const runner = openJobRunner(app, { email: { ...first.types.email, isLong: true } });
    await enqueue('long');
    runner.wake();
    await expect.poll(() => first.done).toEqual(['long']);
    const next = noting();
    for (let minutes = 0; minutes < 12; minutes += 4) {
      running.wait({ minutes: 4 });
      await vi.advanceTimersByTimeAsync(4 * 60_000);
      await expect.poll(stored).toMatchObject([{ leasedUntil: instant(app, { minutes: 5 }) }]);
      await runDueJobs(app, next.types);
    }
    expect(next.done).toEqual([]);
    slow.resolve('done');
    await runner.settled();
    await runner.stop();
    expect(await stored()).toEqual([]);
  });

  test('runs once, however many workers there are', async () => {
    const { done, types } = noting();
    const keys = Array.from({ length: 40 }, (_, index) => `job-${index}`);
    for (const key of keys) await enqueue(key);
    await Promise.all([runDueJobs(app, types), runDueJobs(app, types), runDueJobs(app, types)]);
    expect(done.toSorted()).toEqual(keys.toSorted());
  });

  test('wakes its worker when it becomes due', async () => {
    await running.close();
    running = await openTestApp({ parts: { now: Temporal.Now.instant } });
    app = running.app;
    const { done, types } = noting();
    await enqueue('soon', { dueAt: instant(app, { milliseconds: 500 }) });
    const runner = openJobRunner(app, types);
    runner.wake();
    await expect.poll(() => done).toEqual(['soon']);
    await runner.stop();
  });

  test('waits where the settings do not allow it', async () => {
    const { done, types } = noting();
    await enqueue('impossible');
    await runDueJobs(app, { email: { ...types.email, isPossible: () => false } });
    expect(done).toEqual([]);
    expect(await stored()).toHaveLength(1);
  });
});
