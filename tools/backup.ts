import { existsSync, statSync } from 'node:fs';
import { counted, fileSize } from '#domain/slovak.ts';
import { backUp, countRows } from '#server/backups/back-up.ts';
import { backupFailure } from '#server/backups/backup-failure.ts';
import { newBackupKey } from '#server/backups/backup-key.ts';
import { instant } from '#server/clock.ts';
import { readConfig } from '#server/config.ts';

// `backup FILE` works while the server runs; `backup --new-key` prints a BACKUP_KEY. Exits with
// code 1 on any error and with 2 on wrong arguments.

const [word, ...more] = process.argv.slice(2);

if (word === undefined || more.length > 0 || (word.startsWith('-') && word !== '--new-key')) {
  console.error('Použitie:\n  backup SÚBOR\n  backup --new-key');
  process.exitCode = 2;
} else if (word === '--new-key') {
  console.log(await newBackupKey());
} else {
  try {
    await backUpInto(word);
  } catch (error) {
    console.error(backupFailure(error, word) ?? error);
    process.exitCode = 1;
  }
}

async function backUpInto(file: string): Promise<void> {
  if (existsSync(file)) {
    console.error(`Súbor ${file} už existuje, záloha ho neprepíše.`);
    process.exitCode = 1;
    return;
  }
  const config = readConfig(process.env);
  const end = await backUp(config, file, instant({ now: Temporal.Now.instant }));
  const rows = counted(countRows(end), 'riadok', 'riadky', 'riadkov');
  const state = config.backupKey ? 'zašifrovaná' : 'nezašifrovaná, BACKUP_KEY nie je nastavený';
  console.log(`Záloha ${file}: ${rows}, ${fileSize(statSync(file).size)}, ${state}.`);
}
