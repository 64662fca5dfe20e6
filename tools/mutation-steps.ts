import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Mutation } from './mutations.ts';

interface Step {
  name: string;
  command: string;
  /** All tests that the command may select: how long they take bounds how long it may take. */
  whole: string;
}

const LIMIT_FACTOR = 5;
const LIMIT_SECONDS_MIN = 60;

const wholeSeconds = new Map<string, number>();
let running: ChildProcess | undefined;

/** The name of the first step whose tests fail, or do not end, with the mutation; undefined when all pass. */
export async function stepThatFinds({ file, source }: Mutation, names: string[]): Promise<string | undefined> {
  const original = readFileSync(file);
  for (const { name, command, whole } of stepsOf(file).filter(({ name }) => names.includes(name))) {
    const limitSeconds = Math.max(LIMIT_SECONDS_MIN, LIMIT_FACTOR * (await measure(whole)));
    writeFileSync(file, source);
    const passed = await passes(command, limitSeconds);
    writeFileSync(file, original);
    if (!passed) return name;
  }
}

/** The tests of the file's noun come first: they are quick and find most mutations. */
function stepsOf(file: string): Step[] {
  const noun = file.split('/').slice(0, 3).join('/').replace('.ts', '');
  const nearby = `vitest run --project unit --project integration --passWithNoTests ${noun}`;
  const http = 'npm run --silent build && vitest run --project http';
  return [
    { name: 'nearby', command: `${nearby} --bail 1`, whole: nearby },
    ...['unit', 'integration'].map((name) => ({
      name,
      command: `vitest related ${file} --run --project ${name} --bail 1`,
      // those of `test` that reach no source ask npm for packages, of which the copy has but a link
      whole: `vitest run --project ${name} src`,
    })),
    { name: 'http', command: `${http} --bail 1`, whole: http },
  ];
}

/** How long tests take without a mutation; they must pass. */
async function measure(command: string): Promise<number> {
  const known = wholeSeconds.get(command);
  if (known !== undefined) return known;
  const begun = performance.now();
  if (!(await passes(command))) throw new Error(`fails without a mutation: ${command}`);
  const seconds = (performance.now() - begun) / 1_000;
  wholeSeconds.set(command, seconds);
  return seconds;
}

async function passes(command: string, limitSeconds?: number): Promise<boolean> {
  running = spawn(command, { shell: true, detached: true, stdio: 'ignore' });
  const limit = limitSeconds && setTimeout(stopRunning, limitSeconds * 1_000);
  const [status] = await once(running, 'exit');
  clearTimeout(limit);
  running = undefined;
  return status === 0;
}

/** Stops the tests that run, and all processes they have started. */
export function stopRunning(): void {
  if (running?.pid) process.kill(-running.pid);
}
