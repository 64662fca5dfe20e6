import { readFile, writeFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { databaseFile, secretFile } from '#server/data-dir.ts';

/** What sessions of that version were signed with: kept in the database on Postgres, beside it on SQLite. */
export const SECRET = 'tajomstvo-databazy-verzie-12-iba-na-skusanie';

/** Puts a database as version 12 left it into the folder; `further` statements come after. */
export async function loadVersion12IntoSqlite(folder: string, further = ''): Promise<void> {
  await writeFile(secretFile(folder), SECRET);
  // rows come before those they refer to
  const database = new DatabaseSync(databaseFile(folder), { enableForeignKeyConstraints: false });
  database.exec(`begin; ${await readDump('sqlite')}; ${further}; commit`);
  database.close();
}

/** The same into an empty database on Postgres. */
export async function loadVersion12IntoPostgres(databaseUrl: string, further = ''): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`${await readDump('postgres')}; ${further}`);
  await client.end();
}

function readDump(engine: 'sqlite' | 'postgres'): Promise<string> {
  return readFile(new URL(`version-12.${engine}.sql`, import.meta.url), 'utf8');
}
