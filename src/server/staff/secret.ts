import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Config, SECRET_LENGTH_MIN, WrongSetting } from '#server/config.ts';
import { createDataDir, secretFile } from '#server/data-dir.ts';
import type { Database } from '#server/db/database.ts';

/**
 * AUTH_SECRET, or a secret created once and stored: beside a SQLite file, readable by its owner only; with Postgres in
 * the database, so that all nodes have the same.
 */
export async function findAuthSecret(
  { authSecret, dataDir, databaseUrl }: Pick<Config, 'authSecret' | 'dataDir' | 'databaseUrl'>,
  db: Database,
): Promise<string> {
  if (authSecret) return authSecret;
  return databaseUrl ? secretInDatabase(db, dataDir) : secretInFile(dataDir);
}

/** The secret in a file beside SQLite, which a backup has to include; undefined where no such file is in use. */
export function findSecretBesideDatabase({
  authSecret,
  dataDir,
  databaseUrl,
}: Pick<Config, 'authSecret' | 'dataDir' | 'databaseUrl'>): string | undefined {
  if (authSecret || databaseUrl || !existsSync(secretFile(dataDir))) return undefined;
  return readFileSync(secretFile(dataDir), 'utf8').trim();
}

async function secretInDatabase(db: Database, dataDir: string): Promise<string> {
  // an installation that was moved from SQLite keeps the secret it has
  const secret = existsSync(secretFile(dataDir)) ? secretInFile(dataDir) : newSecret();
  // of several nodes that start at once, the secret of the first one is kept
  await db
    .insertInto('secret')
    .values({ id: 1, secret })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const stored = await db.selectFrom('secret').select('secret').executeTakeFirstOrThrow();
  return stored.secret;
}

function secretInFile(dataDir: string): string {
  const file = secretFile(dataDir);
  createDataDir(dataDir);
  try {
    writeFileSync(file, newSecret(), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < SECRET_LENGTH_MIN)
    throw new WrongSetting(`DATA_DIR: the secret in ${file} is cut off, restore it or remove it`);
  return secret;
}

function newSecret(): string {
  return randomBytes(48).toString('base64url');
}
