import { Socket } from 'node:net';
import { CompiledQuery, PostgresDialect, type QueryExecutorProvider, sql } from 'kysely';
import pg from 'pg';
import Cursor from 'pg-cursor';

/** The longest wait for a connection, and for a lock in a change that has not waited yet (`BoundedWaits`). */
const WAIT_MILLISECONDS_MAX = 4_000;
/** Reads wait for a lock only while a whole table is locked: together with the connection at most 5 s. */
const READING_LOCK_MILLISECONDS_MAX = 1_000;
const STATEMENT_MILLISECONDS_MAX = 15_000;
/** For changes, and as many again for reads. */
const CONNECTIONS_MAX = 5;

/** Longer than a statement may take: a server that sends nothing for so long is gone. */
const SILENCE_MILLISECONDS_MAX = STATEMENT_MILLISECONDS_MAX + 1_000;

/** The connections for changes. */
export function postgres(connectionString: string, settings: pg.PoolConfig = {}): PostgresDialect {
  const pool = openPool({
    connectionString,
    max: CONNECTIONS_MAX,
    lock_timeout: WAIT_MILLISECONDS_MAX,
    statement_timeout: STATEMENT_MILLISECONDS_MAX,
    idle_in_transaction_session_timeout: STATEMENT_MILLISECONDS_MAX,
    stream: () => socketEndingAfter(SILENCE_MILLISECONDS_MAX),
    ...settings,
  });
  return new PostgresDialect({ pool });
}

/** The connections for reading pages: changes that wait for a lock take none of them. */
export function postgresForPages(connectionString: string): PostgresDialect {
  return postgres(connectionString, { lock_timeout: READING_LOCK_MILLISECONDS_MAX });
}

/** Limits how long the rest of a transaction waits for each lock. */
export async function limitLockWaits(db: QueryExecutorProvider, milliseconds: number): Promise<void> {
  await sql`set local lock_timeout = ${sql.lit(milliseconds)}`.execute(db);
}

/** The connections for counting limits; a node that gets none counts by itself, so it does not wait for long. */
export function openLimitsPool(connectionString: string): pg.Pool {
  return openPool({ connectionString, max: 2, connectionTimeoutMillis: 1_000, query_timeout: 1_000 });
}

/** A connection on which nothing can be written. */
export function postgresToRead(connectionString: string): PostgresDialect {
  return postgresWithoutLimits(connectionString, { options: '-c default_transaction_read_only=on' });
}

/** One connection without limits for statements and locks, on which rows can be streamed. */
export function postgresWithoutLimits(connectionString: string, settings: pg.PoolConfig = {}): PostgresDialect {
  const pool = openPool({
    connectionString,
    max: 1,
    // detects a server that is gone even if nothing is sent for long
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // a client that disappears during a transaction loses its locks
    idle_in_transaction_session_timeout: 60_000,
    ...settings,
  });
  return new PostgresDialect({
    pool,
    cursor: Cursor,
    async onCreateConnection(connection) {
      // the user or the database may have limits of its own
      await connection.executeQuery(CompiledQuery.raw('set statement_timeout = 0'));
      await connection.executeQuery(CompiledQuery.raw('set lock_timeout = 0'));
    },
  });
}

/**
 * Drops every foreign key, so that rows may be inserted before those they refer to; only a superuser could disable the
 * checks. Returns a function that adds them again, which checks every row.
 */
export async function dropForeignKeys(db: QueryExecutorProvider): Promise<() => Promise<void>> {
  const { rows } = await sql<{ table: string; name: string; definition: string }>`
    select conrelid::regclass::text as "table", conname as "name", pg_get_constraintdef(oid) as "definition"
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(db);
  for (const { table, name } of rows) {
    await sql`alter table ${sql.raw(table)} drop constraint ${sql.id(name)}`.execute(db);
  }
  return async () => {
    for (const { table, name, definition } of rows) {
      await sql`alter table ${sql.raw(table)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(db);
    }
  };
}

/** True for the error of a conflict with another transaction or with a value that must be unique. */
export function isConflictInPostgres({ code }: { code?: string }): boolean {
  return code !== undefined && CONFLICTS.includes(code);
}

// serialization_failure, deadlock_detected, unique_violation; foreign_key_violation: the other row was just deleted
const CONFLICTS = ['40001', '40P01', '23505', '23503'];

function openPool(options: pg.PoolConfig): pg.Pool {
  // returns counts as numbers, like SQLite
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({ connectionTimeoutMillis: WAIT_MILLISECONDS_MAX, ...options });
  // without a listener a lost connection would end the process: an idle one is replaced by the next query, one in a
  // transaction fails the transaction's next query
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/**
 * A socket that fails after being idle for so long: a peer behind a broken network sends nothing, and a query that uses
 * the connection, or gets it next from the pool, would wait for minutes.
 */
export function socketEndingAfter(milliseconds: number): Socket {
  const socket = new Socket();
  socket.setTimeout(milliseconds, () => {
    socket.destroy(Object.assign(new Error('The peer fell silent'), { code: 'ETIMEDOUT' }));
  });
  return socket;
}
