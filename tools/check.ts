import { execFileSync } from 'node:child_process';

// Format, borders, types, unused code: what needs no running product.
for (const [command, ...words] of [
  ['biome', 'ci', '--error-on-warnings', '.'],
  ['react-router', 'typegen'],
  ['tsc', '--noEmit'],
  ['knip'],
]) {
  execFileSync(command as string, words, { stdio: 'inherit' });
}
