import { existsSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { backUp, countRows } from '#server/backups/back-up.ts';
import { backupFailure } from '#server/backups/backup-failure.ts';
import { newBackupKey } from '#server/backups/backup-key.ts';
import { proveBackup } from '#server/backups/prove-backup.ts';
import { instant } from '#server/clock.ts';
import { readConfig } from '#server/config.ts';

// `backup FILE` works while the server runs: the file is restored beside and compared, unless `--no-proof` is given.
// `backup --new-key` prints a BACKUP_KEY. Exits with code 1 on any error and with 2 on wrong arguments.

const USAGE = 'Usage:\n  backup FILE [--no-proof]\n  backup --new-key';

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
    console.error(`${file}: it exists already, and no backup replaces it.`);
    process.exitCode = 1;
    return;
  }
  const config = readConfig(process.env);
  const at = instant({ now: Temporal.Now.instant });
  const end = await backUp(config, file, at);
  const { faults } = isProven
    ? await proveBackup({ ...config, backupDir: dirname(file) }, basename(file), at)
    : { faults: [] };
  for (const fault of faults) console.error(`${file}: differs from the database: ${JSON.stringify(fault)}`);
  if (faults.length > 0) {
    process.exitCode = 1;
    return;
  }
  const megabytes = (statSync(file).size / 1_000_000).toFixed(1);
  const proof = isProven ? 'restored beside without a difference' : 'not proven';
  const encryption = config.backupKey ? 'encrypted' : 'not encrypted, as BACKUP_KEY is not set';
  console.log(`${file}: ${countRows(end)} rows, ${megabytes} MB, ${proof}, ${encryption}.`);
}
