import { startFailure } from '#server/start-failure.ts';
import { BackupFailure } from './backup-format.ts';

/** One sentence about a problem that the operator of a backup or restore can correct; undefined for a bug. */
export function backupFailure(error: unknown, file: string): string | undefined {
  if (error instanceof BackupFailure) return `${file}: ${error.message}`;
  const { code, path, message } = error as NodeJS.ErrnoException;
  if (code === '42501') return 'DATABASE_URL: this user may not read all tables of the site: no backup was made.';
  if (code === '42P01' || code === '42703' || /^no such (table|column)/.test(message))
    return 'The database lacks a table or a column of the site: no backup was made.';
  const fault = path?.startsWith(file) && code && FILE[code];
  return fault ? `${file}: ${fault}` : startFailure(error);
}

const FILE: Record<string, string | undefined> = {
  ENOENT: 'there is no such file or folder.',
  EACCES: 'this user may not open it.',
  EPERM: 'this user may not open it.',
  EROFS: 'this disk cannot be written.',
  EISDIR: 'it is a folder.',
  ENOTDIR: 'its path leads through a file that is no folder.',
  ENOSPC: 'the disk is full.',
};
