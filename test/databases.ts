import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { databaseFile } from '#server/data-dir.ts';
import { openDatabase } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';

/** Creates an empty database on the Postgres server; returns its address. */
export async function newDatabase(postgresUrl: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await run(`${postgresUrl}/postgres`, `create database ${name}`);
  return `${postgresUrl}/${name}`;
}

/** Refuses new connections to the database; open connections remain. */
export async function refuseConnections(databaseUrl: string): Promise<void> {
  const { href, pathname } = new URL(databaseUrl);
  await run(new URL('/postgres', href).href, `alter database ${pathname.slice(1)} allow_connections false`);
}

/** Deletes every row except those of migrations. Truncating creates new files for each table, which takes longer. */
export async function emptyDatabase(databaseUrl: string): Promise<void> {
  const client = await emptyingClient(databaseUrl);
  await client.query(
    `do $$ declare name text; begin
      -- in any order: no reference is watched meanwhile
      set local session_replication_role = replica;
      for name in select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%'
          and tablename not in ('courseType', 'emailTemplate', 'clientCreation', 'signUpNumber') loop
        execute format('delete from %I', name);
      end loop;
    end $$`,
  );
}

/** One connection to each reused database: opening one takes longer than emptying a database. */
function emptyingClient(databaseUrl: string): Promise<pg.Client> {
  const open = async () => {
    const client = new pg.Client({ connectionString: databaseUrl });
    // tests cut connections, and the server stops before this process
    client.on('error', () => emptyingClients.delete(databaseUrl));
    await client.connect();
    return client;
  };
  const opening = emptyingClients.get(databaseUrl) ?? open();
  emptyingClients.set(databaseUrl, opening);
  return opening;
}

const emptyingClients = new Map<string, Promise<pg.Client>>();

/** Copies an empty SQLite database with the current schema into the folder, which is faster than migrating one. */
export async function putDatabase(dataDir: string): Promise<void> {
  migrated ??= migratedFile();
  await writeFile(databaseFile(dataDir), await migrated);
}

let migrated: Promise<Buffer> | undefined;

async function migratedFile(): Promise<Buffer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bozp-migrated-'));
  const db = openDatabase({ dataDir });
  await migrate(db, {});
  await db.destroy();
  const file = await readFile(databaseFile(dataDir));
  await rm(dataDir, { recursive: true });
  return file;
}

async function run(databaseUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}
