import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

// Runs every benchmark in turn, prints one table of all reported figures and adds each figure to the history.

const BENCHES = [
  'start',
  'serving',
  'fresh',
  'rush',
  'memory',
  'first-flight',
  'next-page',
  'scale',
  'site-search',
  'desk',
  'course-documents',
  'issued-documents',
  'own-sign-up',
  'pictures',
  'sign-ups',
  'attacks',
  'lighthouse',
];
const HISTORY = new URL('history.jsonl', import.meta.url);

interface Figure {
  bench: string;
  holds: boolean;
  what: string;
}

const chosen = process.argv.slice(2);
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD']).toString().trim();
const at = Temporal.Now.instant().toString({ smallestUnit: 'second' });
const figures: Figure[] = [];
for (const bench of chosen.length > 0 ? chosen : BENCHES) figures.push(...(await run(bench)));

const width = Math.max(...figures.map(({ bench }) => bench.length));
for (const { bench, holds, what } of figures)
  console.log(`${holds ? 'ok  ' : 'MISS'} ${bench.padEnd(width)} ${what}`);
const lines = figures.map((figure) => JSON.stringify({ at, commit, processor: cpus()[0]?.model, ...figure }));
await appendFile(HISTORY, `${lines.join('\n')}\n`);
if (figures.some(({ holds }) => !holds)) process.exitCode = 1;

/** Runs one benchmark to its end; throws if it fails without having reported a figure. */
async function run(bench: string): Promise<Figure[]> {
  const path = fileURLToPath(new URL(`${bench}.ts`, import.meta.url));
  const child = spawn(process.execPath, [path], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  process.stderr.write(printed);
  const reported = [...printed.matchAll(/^(ok {2}|MISS) (.*)$/gm)].map(([, verdict, what = '']) => ({
    bench,
    holds: verdict === 'ok  ',
    what,
  }));
  const broke = code !== 0 && reported.every(({ holds }) => holds);
  return broke ? [...reported, { bench, holds: false, what: `ended with code ${code}` }] : reported;
}
