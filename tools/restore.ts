import { countRows } from '#server/backups/back-up.ts';
import { backupFailure } from '#server/backups/backup-failure.ts';
import { restore } from '#server/backups/restore.ts';
import { readConfig } from '#server/config.ts';

// `restore FILE` restores into the configured database, which must be empty. On any error it exits with code
// 1 and leaves the database empty; on wrong arguments with 2.

const [file, ...more] = process.argv.slice(2);

if (file === undefined || more.length > 0 || file.startsWith('-')) {
  console.error('Usage:\n  restore FILE');
  process.exitCode = 2;
} else {
  try {
    const { head, end } = await restore(readConfig(process.env), file);
    console.log(
      `${file}: restored as of ${head.createdAt}, ${countRows(end)} rows without a difference. Start the site.`,
    );
    // decision 0051
    console.log('People erased at their request since then must be erased again, at Súkromie, Jedna osoba.');
  } catch (error) {
    console.error(backupFailure(error, file) ?? error);
    process.exitCode = 1;
  }
}
