import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const BYTES_MIN = 2_000_000_000;

/**
 * Has every folder of this run's tests be made in memory, where Linux offers enough of it: each test begins with a
 * database of its own, and the disk would be waited for longer than the processor.
 */
export function keepScratchInMemory(): void {
  if (!existsSync(MEMORY)) return;
  const { bavail, bsize } = statfsSync(MEMORY);
  if (bavail * bsize < BYTES_MIN) return;
  const folder = mkdtempSync(join(MEMORY, 'bozp-tests-'));
  // Postgres runs as a user of its own when we are root: let it through to its data
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}
