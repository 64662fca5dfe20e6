import { describe, expect, test } from 'vitest';
import { FailedMigration } from './db/migrate.ts';
import { startFailure } from './start-failure.ts';

describe('a start with a migration that fails', () => {
  test('names the migration, and the version that still works with the database', () => {
    const failure = new FailedMigration('0013-jobs', new Error('NOT NULL constraint failed:\n  email.kind'));
    expect(startFailure(failure)).toMatch(
      /migration 0013-jobs: NOT NULL constraint failed: email.kind\).*previous version/,
    );
  });

  test('reports the fault of the machine when that is the cause', () => {
    const full = Object.assign(new Error('database or disk is full'), { errcode: 13 });
    expect(startFailure(new FailedMigration('0013-jobs', full))).toMatch(/^DATA_DIR: .*full/);
  });
});
