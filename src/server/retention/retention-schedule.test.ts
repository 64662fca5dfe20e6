import { expect, test, vi } from 'vitest';
import { openTestApp } from '../../../test/app.ts';
import { listRetentionNights } from './retention-overview.ts';
import { nextRetentionAt } from './retention-schedule.ts';

test.each([
  ['2026-11-20T11:00:00Z', '2026-11-21T02:10:00Z', 'tonight'],
  ['2026-11-21T02:09:59Z', '2026-11-21T02:10:00Z', 'in a second'],
  ['2026-11-21T02:10:00Z', '2026-11-22T02:10:00Z', 'not twice a night'],
  ['2027-03-27T12:00:00Z', '2027-03-28T01:10:00Z', 'on the night summer time begins'],
  ['2027-10-30T12:00:00Z', '2027-10-31T02:10:00Z', 'on the night it ends'],
])('seen from %s the next night’s run is at %s: %s', (now, next) => {
  expect(nextRetentionAt({ now: () => Temporal.Instant.from(now) }).toString()).toBe(next);
});

test('the night’s run comes by itself', async () => {
  const almost = Temporal.Instant.from('2026-11-21T02:09:59.900Z');
  const { app, close } = await openTestApp({ parts: { now: () => almost } });
  await vi.waitFor(async () => expect(await listRetentionNights(app.db)).toHaveLength(1));
  await close();
});
