import { afterEach, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { runDueJobs } from '../../../test/jobs.ts';
import { dailyAt, inMinutes, nightly, recurring } from './recurring-job.ts';

test.each([
  ['before it', '2026-11-20T01:00:00Z', '2026-11-20T02:10:00Z'],
  ['at that very moment', '2026-11-20T02:10:00Z', '2026-11-21T02:10:00Z'],
  ['by day', '2026-07-01T11:00:00Z', '2026-07-02T01:10:00Z'],
  ['on the eve of summer time', '2026-03-28T22:00:00Z', '2026-03-29T01:10:00Z'],
  ['on the eve of winter time', '2026-10-24T22:00:00Z', '2026-10-25T02:10:00Z'],
])('the next nightly run is at ten past three in Bratislava, %s', (_, now, expected) => {
  expect(nightly(Temporal.Instant.from(now)).toString()).toBe(expected);
});

test.each([
  ['in winter', '2026-12-11T07:00:00Z', '2026-12-11T08:00:00Z'],
  ['in summer', '2026-07-01T07:00:00Z', '2026-07-02T07:00:00Z'],
  ['on the day summer time begins', '2026-03-28T12:00:00Z', '2026-03-29T07:00:00Z'],
])('the next run at nine is at nine in Bratislava, %s', (_, now, expected) => {
  expect(dailyAt('09:00')(Temporal.Instant.from(now)).toString()).toBe(expected);
});

describe('a recurring job', () => {
  let running: TestApp;
  afterEach(() => running.close());

  test('runs at its times, and once if many were missed', async () => {
    running = await openTestApp();
    const { app, wait } = running;
    const times: string[] = [];
    const type = recurring(inMinutes(10), async (app) => {
      times.push(app.now().toString());
    });
    const types = { 'delete-past-submissions': type };
    await runDueJobs(app, types);
    wait({ minutes: 10 });
    await runDueJobs(app, types);
    wait({ hours: 24 });
    await runDueJobs(app, types);
    expect(times).toEqual(['2026-11-20T11:10:00Z', '2026-11-21T11:10:00Z']);
  });
});
