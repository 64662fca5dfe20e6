import { ProviderUnreachable } from '#server/staff/sign-in-way.ts';
import { LostDatabase } from './sqlite.ts';

/** The database did not respond in time, as measured by the caller. */
export class DatabaseTooSlow extends Error {}

/**
 * True for errors of a database that is unreachable, refuses connections or is overloaded, and of a sign-in provider
 * that does not respond: the same request may succeed in a moment. Also checks the errors that libraries have wrapped.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode, cause } = error as Error & { code?: unknown; errcode?: unknown };
  return (
    error instanceof DatabaseTooSlow ||
    error instanceof LostDatabase ||
    error instanceof ProviderUnreachable ||
    (typeof code === 'string' && (CONNECTION_CODES.has(code) || SQLSTATES.test(code))) ||
    // the low byte of SQLite's extended codes is the primary code
    (typeof errcode === 'number' && SQLITE_CODES.has(errcode & 0xff)) ||
    DRIVER_MESSAGES.test(error.message) ||
    (error instanceof AggregateError && error.errors.some(isUnavailable)) ||
    isUnavailable(cause)
  );
}

const CONNECTION_CODES = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  'ERR_STREAM_DESTROYED',
]);

/**
 * Classes of PostgreSQL (Appendix A): connection exceptions, insufficient resources, operator intervention, system
 * errors; a refused password or database, as while a server is being set up again; a standby that accepts no writes; a
 * lock or a transaction waited for too long; and transactions that may be tried again.
 */
const SQLSTATES = /^(08...|53...|57...|58...|28...|3D000|25006|25P0[34]|55P03|40001|40P01)$/;

/** BUSY, LOCKED, READONLY, IOERR, CORRUPT, FULL, CANTOPEN, NOTADB. */
const SQLITE_CODES = new Set([5, 6, 8, 10, 11, 13, 14, 26]);

/** Messages of the `pg` driver that have no code. */
const DRIVER_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (has encountered a connection error|was closed)|Cannot use a pool after)/;
