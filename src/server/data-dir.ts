import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

// What DATA_DIR holds.

/** Creates the folder. From then on this process creates files for its own user alone, whatever umask it was given. */
export function createDataDir(dataDir: string): void {
  process.umask(0o077);
  mkdirSync(dataDir, { recursive: true });
}

export function databaseFile(dataDir: string): string {
  return join(dataDir, 'bozp.sqlite');
}

/** Locked by the one process that has the database. */
export function lockFile(dataDir: string): string {
  return join(dataDir, 'bozp.lock');
}

/** The secret in place of AUTH_SECRET, where that is not set. */
export function secretFile(dataDir: string): string {
  return join(dataDir, 'auth-secret');
}
