import { beforeEach, expect, test } from 'vitest';
import { FAILURES_MAX } from '#domain/request-failures/request-failure.ts';
import type { TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { AnswerTooSlow, countFailuresOfDay, listRequestFailures } from './failure-log.ts';

onBothDatabases('failed requests on %s', (openTestApp) => {
  let running: TestApp;
  beforeEach(async () => {
    running = await openTestApp();
  });

  const fail = (requestId: string, error: Error = new TypeError('novakova@example.sk is not a function')) =>
    running.app.failures.note({ requestId, route: '/kurz/:linkCode' }, error, 'page failed');
  const listIds = async (number?: string) =>
    (await listRequestFailures(running.app, number)).map(({ requestId }) => requestId);
  const written = (count: number) => expect.poll(() => listIds().then(({ length }) => length)).toBe(count);

  test('are searched by their number or its beginning', async () => {
    fail('aaaa1111-0000');
    fail('aaaa2222-0000');
    fail('bbbb1111-0000');
    await written(3);
    expect(await listIds('aaaa2222-0000')).toEqual(['aaaa2222-0000']);
    expect((await listIds('aaaa')).toSorted()).toEqual(['aaaa1111-0000', 'aaaa2222-0000']);
    expect(await listIds('cccc')).toEqual([]);
  });

  test('contain the kind of fault and nothing about the sender', async () => {
    fail('aaaa1111-0000');
    fail('aaaa2222-0000', Object.assign(new Error('duplicate key (novakova@example.sk)'), { code: '53300' }));
    fail('aaaa3333-0000', new AnswerTooSlow());
    await written(3);
    const failures = await listRequestFailures(running.app);
    expect(
      Object.fromEntries(failures.map(({ requestId, reason, errorName }) => [requestId, [reason, errorName]])),
    ).toEqual({
      'aaaa1111-0000': ['fault', 'TypeError'],
      'aaaa2222-0000': ['unavailable', 'Error 53300'],
      'aaaa3333-0000': ['slow', 'Error'],
    });
    expect(JSON.stringify(failures)).not.toContain('novakova');
  });

  test('are stored for fourteen days, at most the newest hundred', async () => {
    fail('0001-old');
    await written(1);
    running.wait({ hours: 24 * 13 });
    for (let number = 0; number < FAILURES_MAX + 20; number += 1) fail(`${String(number).padStart(4, '0')}-new`);
    await written(FAILURES_MAX);
    expect(await listIds('0001-old')).toEqual([]);
    running.wait({ hours: 24 * 15 });
    expect(await listIds()).toEqual([]);
  });

  test('are counted for the last day', async () => {
    fail('aaaa1111-0000');
    await written(1);
    running.wait({ hours: 20 });
    fail('aaaa2222-0000');
    await written(2);
    expect(await countFailuresOfDay(running.app)).toBe(2);
    running.wait({ hours: 5 });
    expect(await countFailuresOfDay(running.app)).toBe(1);
  });

  test('that are recorded twice are listed once', async () => {
    fail('aaaa1111-0000');
    fail('aaaa1111-0000');
    await written(1);
    expect(running.app.failures.counts).toEqual({ fault: 2, unavailable: 0, slow: 0, damaged: 0 });
  });
});
