import { CompiledQuery, PostgresDialect } from 'kysely';
import pg from 'pg';
import { socketEndingAfter } from './silent-socket.ts';

/** Nobody waits longer for a lock or for a connection. */
const LOCK_MILLISECONDS_MAX = 5_000;
/** Two hundred who want the last seat of one course come one after another: that takes three seconds, on a busy server six. */
const TURN_MILLISECONDS_MAX = 8_000;
const STATEMENT_MILLISECONDS_MAX = 15_000;
const CONNECTIONS_MAX = 10;

/** Longer than a statement may take: whoever says nothing by then is gone. */
const SILENCE_MILLISECONDS_MAX = STATEMENT_MILLISECONDS_MAX + 1_000;

interface PostgresSettings {
  /** As the command line of `postgres` takes them. */
  options?: string;
  silenceMillisecondsMax?: number;
}

/** The connections visitors and staff are answered on. */
export function postgres(
  connectionString: string,
  { options, silenceMillisecondsMax = SILENCE_MILLISECONDS_MAX }: PostgresSettings = {},
): PostgresDialect {
  const pool = openPool({
    connectionString,
    options,
    max: CONNECTIONS_MAX,
    lock_timeout: LOCK_MILLISECONDS_MAX,
    statement_timeout: STATEMENT_MILLISECONDS_MAX,
    idle_in_transaction_session_timeout: STATEMENT_MILLISECONDS_MAX,
    stream: () => socketEndingAfter(silenceMillisecondsMax),
  });
  return new PostgresDialect({ pool });
}

/** Connections on which nothing can be written. */
export function postgresToRead(connectionString: string): PostgresDialect {
  return postgres(connectionString, { options: '-c default_transaction_read_only=on' });
}

/** One connection on which a statement takes as long as it needs. */
export function postgresForMigrations(connectionString: string): PostgresDialect {
  const pool = openPool({
    connectionString,
    max: 1,
    // a server that is gone is noticed although nothing is said for long
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // whoever vanishes in the middle leaves the lock to the next
    idle_in_transaction_session_timeout: 60_000,
  });
  return new PostgresDialect({
    pool,
    async onCreateConnection(connection) {
      // the user or the database may have limits of its own
      await connection.executeQuery(CompiledQuery.raw('set statement_timeout = 0'));
      await connection.executeQuery(CompiledQuery.raw('set lock_timeout = 0'));
    },
  });
}

/** True for the error of a value that must be unique and is there already. */
export function isConflictInPostgres({ code }: { code?: string }): boolean {
  return code === UNIQUE_VIOLATION || code === SERIALIZATION_FAILURE || code === DEADLOCK_DETECTED;
}

const UNIQUE_VIOLATION = '23505';
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';

function openPool(options: pg.PoolConfig): pg.Pool {
  // counts come as numbers, as from SQLite
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({ connectionTimeoutMillis: TURN_MILLISECONDS_MAX, ...options });
  // without a listener a lost connection would end the process: an idle one is replaced by the next query, one in a
  // transaction fails the transaction's next query
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
