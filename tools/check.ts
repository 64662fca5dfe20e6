import { spawnSync } from 'node:child_process';

// All checks that do not run the product: format, words, import borders, types, unused code. Stops at the first failure.
for (const [command, ...words] of [
  ['biome', 'ci', '--error-on-warnings', '.'],
  ['node', 'tools/plain-words.ts'],
  ['react-router', 'typegen'],
  ['tsc', '--noEmit'],
  ['knip'],
]) {
  const { status } = spawnSync(command as string, words, { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
