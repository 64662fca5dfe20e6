import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';

/** AUTH_SECRET, or one made once and kept in DATA_DIR, readable by its owner only. */
export function authSecret({ authSecret, dataDir }: Pick<Config, 'authSecret' | 'dataDir'>): string {
  if (authSecret) return authSecret;
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'auth-secret');
  try {
    writeFileSync(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
