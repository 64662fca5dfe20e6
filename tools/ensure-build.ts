import { execFileSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';

// Builds when there is no build yet or when one of its sources is newer.
const BUILT = 'build/server/index.js';
const SOURCES = ['src/**', 'content/**', 'public/**', '*.config.ts', 'package-lock.json'];

if (!existsSync(BUILT) || newest(SOURCES) > statSync(BUILT).mtimeMs) {
  execFileSync('npm', ['run', 'build'], { stdio: ['ignore', 'inherit', 'inherit'] });
}

function newest(patterns: string[]): number {
  return Math.max(...globSync(patterns).map((file) => statSync(file).mtimeMs));
}
