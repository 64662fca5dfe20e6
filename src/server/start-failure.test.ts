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

test.each([
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'self-signed certificate'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'unable to verify the first certificate'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', "Hostname/IP does not match certificate's altnames"],
  ['CERT_HAS_EXPIRED', 'certificate has expired'],
])('a start with a certificate of the database that fails by %s says why', (code, message) => {
  expect(startFailure(Object.assign(new Error(message), { code }))).toContain(`(${message})`);
});
