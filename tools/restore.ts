import { formatInstant } from '#domain/instant.ts';
import { counted } from '#domain/slovak.ts';
import { countRows } from '#server/backups/back-up.ts';
import { backupFailure } from '#server/backups/backup-failure.ts';
import { restore } from '#server/backups/restore.ts';
import { readConfig } from '#server/config.ts';

// `restore FILE` restores into the configured database, which must be empty. On any error it exits with code
// 1 and leaves the database empty; on wrong arguments with 2.

const [file, ...more] = process.argv.slice(2);

if (file === undefined || more.length > 0 || file.startsWith('-')) {
  console.error('Použitie:\n  restore SÚBOR');
  process.exitCode = 2;
} else {
  try {
    const { head, end } = await restore(readConfig(process.env), file);
    const { day, time } = formatInstant(head.createdAt);
    const rows = counted(countRows(end), 'riadok', 'riadky', 'riadkov');
    console.log(
      `Záloha z\u00A0${day} o\u00A0${time}\u00A0h je obnovená: ${rows}, 0\u00A0rozdielov. Naštartujte web.`,
    );
    // decision 0051
    console.log('Koho ste odvtedy vymazali na jeho žiadosť, toho vymažte znova: Súkromie, Jedna osoba.');
  } catch (error) {
    console.error(backupFailure(error, file) ?? error);
    process.exitCode = 1;
  }
}
