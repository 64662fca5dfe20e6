import { expect, test } from 'vitest';
import { checkSentence, isCheckLate } from './backup.ts';

test('a check of backups is late after more than 26 hours', () => {
  const since = '2026-11-20T02:12:00.000Z';
  expect(isCheckLate(since, Temporal.Instant.from('2026-11-21T04:12:00Z'))).toBe(false);
  expect(isCheckLate(since, Temporal.Instant.from('2026-11-21T04:12:00.001Z'))).toBe(true);
});

test('a check of backups states how many faults it found', () => {
  const at = '2026-12-03T02:12:00.000Z';
  expect(checkSentence({ at, faults: [] })).toBe(
    'Posledná obnova overená 03.12. o\u00A03.12\u00A0h, 0\u00A0rozdielov',
  );
  expect(checkSentence({ at, faults: [{ fault: 'none' }, { fault: 'no-room' }] })).toBe(
    'Kontrola záloh 03.12. o\u00A03.12\u00A0h našla 2\u00A0chyby',
  );
});
