import { beforeEach, expect, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import { submitContactRequest } from '#server/contact-requests/contact-requests.ts';
import { noteOutage } from '#server/emails/mail-outage.ts';
import { runRetention } from '#server/retention/retention.ts';
import { fillInCompany, NOON, type TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { aContact } from '../../../test/contact-requests.ts';
import { runDueJobs } from '../../../test/jobs.ts';
import { findSystemState } from './system-state.ts';

onBothDatabases('the state of the system on %s', (openTestApp, engine) => {
  let running: TestApp;
  beforeEach(async () => {
    running = await openTestApp();
    await fillInCompany(running.app, { addresses: { contact: 'dopyty@example.sk' } });
  });

  const state = () => findSystemState(running.app);
  const ask = () => running.app.change(VISITOR, (change) => submitContactRequest(change, aContact()));

  test('is empty for a new installation: nothing waits and nothing has happened', async () => {
    expect(await state()).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      failures: 0,
      outbox: {
        isPossible: false,
        waiting: 0,
        undelivered: 0,
        held: 0,
        oldestWaitingAt: undefined,
        outage: undefined,
      },
      retention: { lastAt: undefined, nextAt: '2026-11-21T02:10:00Z' },
      chain: undefined,
    });
  });

  test('contains the size of the database, and of the disk only for a local file', async () => {
    const { database } = await state();
    expect(database.sizeBytes).toBeGreaterThan(100_000);
    if (engine === 'Postgres') expect(database.disk).toBeUndefined();
    else expect(database.disk?.freeBytes).toBeGreaterThan(0);
  });

  test('contains which emails wait, since when, and that their jobs are due', async () => {
    await ask();
    running.wait({ minutes: 5 });
    const { outbox, jobs } = await state();
    expect(outbox).toMatchObject({ waiting: 2, oldestWaitingAt: '2026-11-20T11:00:00.000Z', lastSentAt: undefined });
    expect(jobs.find(({ kind }) => kind === 'email')).toEqual({
      kind: 'email',
      isPossible: false,
      due: 2,
      later: 0,
      failing: 0,
      oldestDueAt: '2026-11-20T11:00:00.000Z',
    });
  });

  test('contains the failing jobs', async () => {
    await running.app.change({ kind: 'job', id: 'test' }, async ({ enqueue }) =>
      enqueue({ kind: 'date-offers', key: 'x' }),
    );
    await runDueJobs(running.app, {
      'date-offers': {
        async run() {
          throw new TypeError('a fault of ours');
        },
      },
    });
    const { jobs } = await state();
    expect(jobs.find(({ kind }) => kind === 'date-offers')).toMatchObject({ failing: 1, due: 0, later: 1 });
  });

  test('contains when the nightly erasure ran', async () => {
    await runRetention(running.app);
    expect((await state()).retention.lastAt).toBe(NOON.toString({ fractionalSecondDigits: 3 }));
  });

  test('contains an outage of the mail server', async () => {
    await noteOutage(running.app, 'password');
    expect((await state()).outbox.outage).toEqual({ trouble: 'password', since: '2026-11-20T11:00:00.000Z' });
  });
});
