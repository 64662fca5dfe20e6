import { spawnSync } from 'node:child_process';

/** The short hash of the commit; without the repository, as in Docker, only the caller knows it. */
export function commit(): string {
  const { stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' });
  return process.env.COMMIT ?? stdout?.trim() ?? '';
}
