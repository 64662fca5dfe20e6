import { access, constants, mkdir, stat } from 'node:fs/promises';
import { type Config, nearMisses, siteUrl } from './config.ts';
import type { RunningApp } from './open-app.ts';
import { VERSION } from './system-state/version.ts';

/** What the operator reads at the start: one line on what runs and how, and one for each doubtful setting. */
export async function startLines(
  { app: { config }, migratedFrom }: RunningApp,
  environment: Record<string, string | undefined>,
): Promise<string[]> {
  const { databaseUrl, smtpUrl, backupKey, backupDir, trustProxy } = config;
  const facts = [
    databaseUrl ? 'PostgreSQL' : 'SQLite',
    migratedFrom ? `migrated from ${migratedFrom}` : 'no migration',
    smtpUrl ? `emails by ${new URL(smtpUrl).hostname}` : 'emails wait for SMTP_URL',
    `backups ${backupKey ? 'encrypted' : 'not encrypted'} in ${backupDir}`,
    trustProxy ? 'senders by X-Forwarded-For' : 'senders by connection',
  ];
  const doubts = [await backupDirDoubt(config), ...nearMisses(environment)].filter((doubt) => doubt !== undefined);
  return [`Web BOZP ${VERSION} serves ${siteUrl(config)}: ${facts.join(', ')}`, ...doubts];
}

/** Not a reason to refuse the start: the site serves even if the disk of its backups is away. */
async function backupDirDoubt({ backupDir, dataDir, databaseUrl }: Config): Promise<string | undefined> {
  try {
    await mkdir(backupDir, { recursive: true, mode: 0o700 });
    await access(backupDir, constants.W_OK);
  } catch (error) {
    return `BACKUP_DIR: ${backupDir} cannot be written (${(error as NodeJS.ErrnoException).code}), no backup will be made`;
  }
  const isOnSameDisk = !databaseUrl && (await stat(backupDir)).dev === (await stat(dataDir)).dev;
  return isOnSameDisk ? `BACKUP_DIR: ${backupDir} is on the disk of the database and would die with it` : undefined;
}
