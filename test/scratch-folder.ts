import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const BYTES_MIN = 2_000_000_000;

/**
 * Creates all temporary folders of this run in memory, where Linux has enough of it: each test starts with its own
 * database, and the disk would be the bottleneck.
 */
export function keepScratchInMemory(): void {
  if (!existsSync(MEMORY)) return;
  const { bavail, bsize } = statfsSync(MEMORY);
  if (bavail * bsize < BYTES_MIN) return;
  const folder = mkdtempSync(join(MEMORY, 'bozp-tests-'));
  // as root we run Postgres under another user, which must be able to reach its data
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  // a process or thread that runs sources is started often: they are compiled once for all of them
  process.env.NODE_COMPILE_CACHE = join(folder, 'compiled');
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}
