import { randomInt } from 'node:crypto';
import { startVitest } from 'vitest/node';
import { report } from '../bench/report.ts';

// Hostile requests of a new random seed to every form and call, on both databases. A fault is reported with the seed
// and the number of its case; HOSTILE_SEED and HOSTILE_CASES repeat the same requests.

const CASES = Number(process.argv[2] ?? 20_000);

process.env.HOSTILE_SEED ??= String(randomInt(2 ** 31));
process.env.HOSTILE_CASES ??= String(Math.ceil(CASES / 2));
const vitest = await startVitest('test', ['test/http/hostile/hostile'], {
  run: true,
  watch: false,
  project: ['http'],
});
const tests = vitest.state.getTestModules().flatMap((module) => [...module.children.allTests()]);
const failed = tests.filter((test) => test.result().state !== 'passed');
const ended = tests.length === 0 ? 1 : failed.length;
await vitest.close();
report(`${CASES} hostile requests of seed ${process.env.HOSTILE_SEED}: tests with faults`, ended, 0, 'tests');
process.exit();
