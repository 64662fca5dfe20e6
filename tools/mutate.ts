import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { cpSync, existsSync, globSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { stepThatFinds, stopRunning } from './mutation-steps.ts';
import { type Mutation, mutationsOf } from './mutations.ts';

// Changes one thing at random in the domain or the server, in a copy of the working tree, and reports whether a test
// fails. Stryker has no mutators of one's own, such as a dropped lock, no random sample and no tests of a build.

const FOUND_SHARE_MIN = 0.9;

const { values: options } = parseArgs({
  options: {
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    count: { type: 'string', default: '100' },
    only: { type: 'string', default: 'src' },
    steps: { type: 'string', default: 'nearby,unit,integration,http' },
  },
});

const copy = mkdtempSync(join(tmpdir(), 'mutate-'));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
process.on('exit', () => {
  stopRunning();
  rmSync(copy, { recursive: true });
});
copyWorkingTree();
process.chdir(copy);

const mutations = sampleMutations();
const steps = options.steps.split(',');
let found = 0;
for (const mutation of mutations) {
  const begun = performance.now();
  const step = await stepThatFinds(mutation, steps);
  const seconds = Math.round((performance.now() - begun) / 1_000);
  const outcome = step ? `found by ${step} tests` : 'SURVIVED';
  console.log(`${mutation.file}:${mutation.line} ${mutation.what}: ${outcome}, ${seconds} s`);
  if (step) found += 1;
}
console.log(`${found} of ${mutations.length} mutations of seed ${options.seed} were found`);
process.exit(found < mutations.length * FOUND_SHARE_MIN ? 1 : 0);

function copyWorkingTree(): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  // a deleted file is listed until the deletion is committed
  for (const file of listed.toString().split('\0').filter(existsSync)) cpSync(file, join(copy, file));
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
}

function sampleMutations(): Mutation[] {
  const files = globSync('src/{domain,server}/**/*.ts', {
    // released migrations never change, and no rule depends on the demo
    exclude: ['**/*.test.ts', '**/migrations/**', '**/demo*'],
  });
  const all = files
    .filter((file) => file.startsWith(options.only))
    .sort()
    .flatMap(mutationsOf);
  const length = Math.min(Number(options.count), all.length);
  const anySample = fc.shuffledSubarray(all, { minLength: length, maxLength: length });
  return fc.sample(anySample, { seed: Number(options.seed), numRuns: 1 }).flat();
}
