import { execFileSync } from 'node:child_process';
import { startVitest } from 'vitest/node';
import { ensureChromium } from './chromium.ts';
import { ensureImapServer } from './imap-server.ts';

// Runs every check: format, words, import borders, types, unused code, a build, and then all tests of all kinds. The
// last line prints their counts; any failure before the tests counts as one.
let passed = 0;
let failed = 0;

try {
  ensureChromium();
  ensureImapServer();
  execFileSync('npm', ['run', '--silent', 'check'], { stdio: 'inherit' });
  execFileSync('npm', ['run', '--silent', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const vitest = await startVitest('test', process.argv.slice(2), { run: true, watch: false });
  for (const module of vitest.state.getTestModules()) {
    for (const test of module.children.allTests()) {
      if (test.result().state === 'passed') passed += 1;
      if (test.result().state === 'failed') failed += 1;
    }
    if (module.errors().length > 0) failed += 1;
  }
  failed += vitest.state.getUnhandledErrors().length;
  await vitest.close();
} catch (error) {
  failed += 1;
  console.error(error instanceof Error ? error.message : error);
}

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
