import { spawnSync } from 'node:child_process';

// Format, borders, types, unused code: what needs no running product. Stops at the first that fails.
for (const [command, ...words] of [
  ['biome', 'ci', '--error-on-warnings', '.'],
  ['react-router', 'typegen'],
  ['tsc', '--noEmit'],
  ['knip'],
]) {
  const { status } = spawnSync(command as string, words, { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
