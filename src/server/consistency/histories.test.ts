import { describe, expect, inject, test } from 'vitest';
import { OWN_ACTS } from '../../../test/histories/actions.ts';
import { checkHistories } from '../../../test/histories/histories.ts';

// The same histories each time. `HISTORIES=10000 vitest run src/server/consistency/histories.test.ts` runs that many new
// ones on each database; `HISTORY_SEED` repeats those of a seed, which a failure prints.

const { HISTORIES, HISTORY_SEED = HISTORIES ? undefined : '1' } = process.env;
const seed = HISTORY_SEED === undefined ? undefined : Number(HISTORY_SEED);
const timeout = 24 * 3_600_000;

test('every rule holds after each step of random histories on SQLite', { timeout }, () =>
  checkHistories({ count: Number(HISTORIES ?? 270), seed }),
);

test('every rule holds after each step of random histories on two nodes with PostgreSQL', { timeout }, () =>
  checkHistories({ count: Number(HISTORIES ?? 30), seed }, { postgresUrl: inject('postgresUrl') }),
);

describe('histories find', () => {
  const first = { count: 200, seed: 1, isShrunk: false };

  test('seats that nobody was offered where the step that offers them is taken out', { timeout }, () =>
    expect(checkHistories(first, { parts: { settleSeats: async () => undefined } })).rejects.toMatchObject({
      cause: { message: expect.stringContaining('nikto neponúkol') },
    }),
  );

  test('broken rules where the locks are taken out', { timeout }, () =>
    expect(
      checkHistories(first, { postgresUrl: inject('postgresUrl'), parts: { lockRows: async () => undefined } }),
    ).rejects.toThrow('Property failed'),
  );

  test('the same where only applicants act', { timeout }, async () => {
    const byApplicants = { ...first, names: OWN_ACTS };
    await expect(
      checkHistories(byApplicants, { parts: { settleSeats: async () => undefined } }),
    ).rejects.toMatchObject({
      cause: { message: expect.stringContaining('nikto neponúkol') },
    });
    await expect(
      checkHistories(byApplicants, {
        postgresUrl: inject('postgresUrl'),
        parts: { lockRows: async () => undefined },
      }),
    ).rejects.toThrow('Property failed');
  });
});
