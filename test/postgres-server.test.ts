import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test.each([0, 3])('a process that imports the PostgreSQL server ends with its own exit code %i', (code) => {
  const script = `await import('./test/postgres-server.ts'); process.exitCode = ${code}`;
  expect(spawnSync(process.execPath, ['--input-type=module', '--eval', script]).status).toBe(code);
});
