import { WrongSetting } from './config.ts';
import { BrokenDatabase, LostDatabase } from './db/database.ts';
import { FailedMigration, NewerDatabase } from './db/migrate.ts';
import { isUnavailable } from './db/unavailable.ts';

/** The server cannot listen; `cause` is the system's error. A database's address fails with the same codes. */
export class ListenFailure extends Error {
  /** The prefix of the settings: „METRICS_“ for METRICS_PORT and METRICS_HOST. */
  settings: '' | 'METRICS_';

  constructor(cause: unknown, settings: '' | 'METRICS_' = '') {
    super('The server cannot listen', { cause });
    this.settings = settings;
  }
}

/**
 * One sentence about a problem that the operator who starts the server can correct; undefined for anything else,
 * which is a bug and shows its stack.
 */
export function startFailure(error: unknown): string | undefined {
  if (error instanceof WrongSetting) return `Setting: ${error.message}`;
  if (error instanceof LostDatabase) return LOST;
  if (error instanceof BrokenDatabase) return SQLITE[11];
  if (error instanceof FailedMigration) return startFailure(error.cause) ?? notMigrated(error);
  if (error instanceof ListenFailure) {
    const sentence = LISTENING[(error.cause as NodeJS.ErrnoException).code ?? ''];
    return sentence && error.settings + sentence;
  }
  if (error instanceof NewerDatabase) return NEWER;
  const { code, errcode, syscall, path } = error as NodeJS.ErrnoException & { errcode?: number };
  // the low byte of SQLite's extended codes is the primary code
  if (errcode !== undefined) return SQLITE[errcode & 0xff];
  // a file beside the database, or one that DATABASE_URL names
  if (syscall === 'open' && path && code && code in FILE) return `${path}: ${FILE[code]}`;
  if (code && code in FOLDER) return FOLDER[code];
  if (code && code in POSTGRES) return POSTGRES[code];
  if (error instanceof Error && TLS.test(`${code} ${error.message}`))
    return `DATABASE_URL: no TLS connection to the database (${error.message}). See sslmode and sslrootcert in the address.`;
  if (error instanceof Error && error.message.startsWith('SASL: ')) return POSTGRES['28P01'];
  if (isUnavailable(error)) return 'DATABASE_URL: no database answers at this address.';
  if (error instanceof Error && error.message.startsWith('corrupted migrations')) return NEWER;
}

/** The operator can return to the previous version; the cause is shown for the developers of the next one. */
function notMigrated({ migration, cause }: FailedMigration): string {
  const causeText = (cause instanceof Error ? cause.message : String(cause)).replace(/\s+/g, ' ');
  return `The database could not be migrated to this version (migration ${migration}: ${causeText}). It is unchanged: the previous version still works with it.`;
}

const LOST =
  'DATA_DIR: the database bozp.sqlite is missing or empty, although it was here before. Restore a backup; to start anew, remove everything from the folder.';

const NEWER =
  'The database belongs to a newer or unreleased version. Start the version that used it last, or a newer one.';

const SQLITE: Record<number, string | undefined> = {
  5: 'DATA_DIR: another running process uses the database in this folder.',
  8: 'DATA_DIR: this user may not write to the database in this folder: see whose bozp.sqlite is.',
  10: 'DATA_DIR: the disk of the database reports an error.',
  11: 'DATA_DIR: the database bozp.sqlite is damaged. Restore a backup.',
  13: 'DATA_DIR: the disk of the database is full.',
  14: 'DATA_DIR: the database in this folder cannot be opened.',
  26: 'DATA_DIR: the file bozp.sqlite is no database. Restore a backup.',
};

const LISTENING: Record<string, string | undefined> = {
  EADDRINUSE: 'PORT: another program listens on this port.',
  EACCES: 'PORT: this user may not listen on this port.',
  EADDRNOTAVAIL: 'HOST: this machine has no such address.',
  EINVAL: 'HOST: nobody can listen on such an address.',
  ENOTFOUND: 'HOST: this machine has no such address.',
  EAI_AGAIN: 'HOST: this machine has no such address.',
};

const FOLDER: Record<string, string> = {
  EACCES: 'DATA_DIR: this folder cannot be written.',
  EPERM: 'DATA_DIR: this folder cannot be written.',
  EROFS: 'DATA_DIR: this folder cannot be written.',
  ENOTDIR: 'DATA_DIR: this path leads to a file, not to a folder.',
  EEXIST: 'DATA_DIR: this path leads to a file, not to a folder.',
  EISDIR: 'DATA_DIR: a folder is in the place of a file.',
  ENOSPC: 'DATA_DIR: the disk is full.',
};

const FILE: Record<string, string> = {
  EACCES: 'this user may not open it.',
  EPERM: 'this user may not open it.',
  ENOENT: 'there is no such file.',
};

/** The `pg` driver has no code for a server without TLS; Node has one for each thing wrong with a certificate. */
const TLS = /does not support SSL|^ERR_TLS_|^\w*(CERT|SIGNATURE)/;

const POSTGRES: Record<string, string> = {
  '28P01': 'DATABASE_URL: the database refuses this name or password.',
  '28000': 'DATABASE_URL: the database refuses this name, machine or a connection without TLS (pg_hba.conf).',
  '3D000': 'DATABASE_URL: the server has no database of this name.',
  '42501': 'DATABASE_URL: this user may not create tables in the database.',
  '25006': 'DATABASE_URL: this database cannot be written.',
};
