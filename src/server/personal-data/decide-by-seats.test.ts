import { expect, test } from 'vitest';
import { NO_FACTS } from '#domain/personal-data/trace.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { decideBySeats } from './decide-by-seats.ts';

onBothDatabases('the decision about a sign-up on %s', (openTestApp) => {
  test('that was erased since it was found is to delete what is left of it', async () => {
    const { app } = await openTestApp();
    const gone = { ...NO_FACTS, noun: 'signUp' as const, id: 'nic', name: 'Marta Krajčiová', about: '', at: '' };
    const terms = { today: '2026-11-20', givesUpSeats: false };
    expect(await decideBySeats(app.db, [gone], terms)).toEqual([{ method: 'delete', isUpcoming: false }]);
  });
});
