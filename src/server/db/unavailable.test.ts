import { connect, createServer, type Socket } from 'node:net';
import { Kysely, sql } from 'kysely';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { freePort } from '../../../test/server-process.ts';
import { openDatabase } from './database.ts';
import { postgres, socketEndingAfter } from './postgres.ts';
import { DatabaseTooSlow, isUnavailable } from './unavailable.ts';

/** Just longer than Postgres needs to respond on a busy machine. */
const SILENCE_MILLISECONDS_MAX = 2_000;

describe('a database error', () => {
  test.each([
    ['a refused connection', { code: 'ECONNREFUSED' }],
    ['a server that is shutting down', { code: '57P01' }],
    ['a server that is starting', { code: '57P03' }],
    ['a lock waited for too long', { code: '55P03' }],
    ['too many connections', { code: '53300' }],
    ['a standby that takes no writes', { code: '25006' }],
    ['a full disk under SQLite', { code: 'ERR_SQLITE_ERROR', errcode: 13 }],
    ['an extended code of SQLite', { code: 'ERR_SQLITE_ERROR', errcode: 10 + 256 * 3 }],
  ])('about %s is temporary, also when a library wraps it', (_, fields) => {
    const error = Object.assign(new Error('what the driver says'), fields);
    expect(isUnavailable(error)).toBe(true);
    expect(isUnavailable(new Error('a library failed', { cause: new AggregateError([error]) }))).toBe(true);
  });

  test.each([
    ['a taken value', { code: '23505' }],
    ['a value the database cannot read', { code: '22P02' }],
    ['a missing table', { code: '42P01' }],
    ['a taken value under SQLite', { code: 'ERR_SQLITE_ERROR', errcode: 2067 }],
    ['nothing in particular', {}],
  ])('about %s is not temporary', (_, fields) => {
    expect(isUnavailable(Object.assign(new Error('what the driver says'), fields))).toBe(false);
  });

  test('of a query that timed out is temporary; a value that is no error never is', () => {
    expect(isUnavailable(new DatabaseTooSlow('10 s are over'))).toBe(true);
    expect(isUnavailable(undefined)).toBe(false);
    expect(isUnavailable('ECONNREFUSED')).toBe(false);
  });
});

describe('a database connection', () => {
  test('to an address without a listener is reported as unavailable', async () => {
    const db = openDatabase({ databaseUrl: `postgres://nobody@127.0.0.1:${await freePort()}/none`, dataDir: '' });
    onTestFinished(() => db.destroy());
    const error = await sql`select 1`.execute(db).catch((error) => error);
    expect(isUnavailable(error)).toBe(true);
  });

  test('that became silent times out, and works again afterwards', async () => {
    const line = await openLine(`${inject('postgresUrl')}/postgres`);
    const db = new Kysely({
      dialect: postgres(line.url, { stream: () => socketEndingAfter(SILENCE_MILLISECONDS_MAX) }),
    });
    onTestFinished(async () => {
      await db.destroy();
      line.close();
    });
    const ask = () => sql<{ one: number }>`select 1 as one`.execute(db);
    await ask();
    line.fallSilent();
    const begun = performance.now();
    const error = await ask().catch((error) => error);
    expect(isUnavailable(error)).toBe(true);
    expect(performance.now() - begun).toBeLessThan(5 * SILENCE_MILLISECONDS_MAX);
    line.speak();
    expect((await ask()).rows).toEqual([{ one: 1 }]);
  });
});

/** A proxy to Postgres that can stop forwarding like a cut cable: neither side is notified. */
async function openLine(postgresUrl: string) {
  const { hostname, port } = new URL(postgresUrl);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from.on('error', () => undefined));
      from.on('data', (bytes) => isSilent || to.write(bytes));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const line = new URL(postgresUrl);
  line.port = String((server.address() as { port: number }).port);
  return {
    url: line.href,
    fallSilent() {
      isSilent = true;
    },
    speak() {
      isSilent = false;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
