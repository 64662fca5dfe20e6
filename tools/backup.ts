import { existsSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { faultSentence } from '#domain/backups/backup.ts';
import { counted, fileSize } from '#domain/slovak.ts';
import { backUp, countRows } from '#server/backups/back-up.ts';
import { backupFailure } from '#server/backups/backup-failure.ts';
import { newBackupKey } from '#server/backups/backup-key.ts';
import { proveBackup } from '#server/backups/prove-backup.ts';
import { instant } from '#server/clock.ts';
import { readConfig } from '#server/config.ts';

// `backup FILE` works while the server runs: the file is restored beside and compared, unless `--no-proof` is given.
// `backup --new-key` prints a BACKUP_KEY. Exits with code 1 on any error and with 2 on wrong arguments.

const USAGE = 'Použitie:\n  backup SÚBOR [--no-proof]\n  backup --new-key';

const { options, file } = readArguments();

if (options?.['new-key'] && file === undefined) {
  console.log(await newBackupKey());
} else if (options && file !== undefined) {
  try {
    await backUpInto(file, !options['no-proof']);
  } catch (error) {
    console.error(backupFailure(error, file) ?? error);
    process.exitCode = 1;
  }
} else {
  console.error(USAGE);
  process.exitCode = 2;
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { 'new-key': { type: 'boolean' }, 'no-proof': { type: 'boolean' } },
    });
    return positionals.length > 1 ? {} : { options: values, file: positionals[0] };
  } catch {
    return {};
  }
}

async function backUpInto(file: string, isProven: boolean): Promise<void> {
  if (existsSync(file)) {
    console.error(`Súbor ${file} už existuje, záloha ho neprepíše.`);
    process.exitCode = 1;
    return;
  }
  const config = readConfig(process.env);
  const at = instant({ now: Temporal.Now.instant });
  const end = await backUp(config, file, at);
  const { faults } = isProven
    ? await proveBackup({ ...config, backupDir: dirname(file) }, basename(file), at)
    : { faults: [] };
  for (const fault of faults) console.error(faultSentence(fault));
  if (faults.length > 0) {
    process.exitCode = 1;
    return;
  }
  const rows = counted(countRows(end), 'riadok', 'riadky', 'riadkov');
  const proof = isProven ? 'obnovená vedľa, 0\u00A0rozdielov' : 'neoverená';
  const encryption = config.backupKey ? 'zašifrovaná' : 'nezašifrovaná, BACKUP_KEY nie je nastavený';
  console.log(`Záloha ${file}: ${rows}, ${fileSize(statSync(file).size)}, ${proof}, ${encryption}.`);
}
