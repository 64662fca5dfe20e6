import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';

export interface ServerProcess {
  url: string;
  /** Milliseconds from the start of the process to its first answer. */
  startMilliseconds: number;
  /** Resident memory now, in megabytes. */
  memoryMegabytes(): Promise<number>;
  /** The most resident memory it ever had, in megabytes. */
  memoryMegabytesMax(): Promise<number>;
  /** Processor seconds of its threads so far, in user and kernel mode. */
  processorSeconds(): Promise<number>;
  /** The log so far; empty when the log is not kept. */
  log(): string;
  /** Requests a graceful shutdown, as a deployment does; returns the exit code. */
  stop(): Promise<number | null>;
  kill(signal: NodeJS.Signals): void;
  /** Ends it without notice if it is still running, and removes its folder. */
  close(): Promise<void>;
}

interface ServerOptions {
  keepsLog?: boolean;
  /** The kernel ends a server that uses more, where this machine's user may say so. */
  megabytesMax?: number;
}

/** The built product in a separate process, on a new database unless `environment` says otherwise. */
export async function startServer(
  environment: Record<string, string> = {},
  { keepsLog = true, megabytesMax }: ServerOptions = {},
): Promise<ServerProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'bozp-server-'));
  const port = environment.PORT ?? String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const begun = performance.now();
  const child = spawnServer({
    PORT: port,
    DATA_DIR: folder,
    DEMO_CONTENT: 'on',
    PUBLIC_FORM_LIMIT: '1000000',
    ...environment,
  });
  let log = '';
  child.stdout?.setEncoding('utf8').on('data', (chunk) => {
    if (keepsLog) log += chunk;
  });
  child.stderr?.pipe(process.stderr);
  const ended = once(child, 'exit');
  const group = megabytesMax && (await limitMemory(child.pid as number, megabytesMax));
  await firstAnswer(`${url}/healthz`, child);
  return {
    url,
    startMilliseconds: Math.round(performance.now() - begun),
    memoryMegabytes: () => megabytes(child.pid, 'VmRSS'),
    memoryMegabytesMax: () => megabytes(child.pid, 'VmHWM'),
    processorSeconds: () => processorSeconds(child.pid as number),
    log: () => log,
    async stop() {
      child.kill('SIGTERM');
      const [code] = await ended;
      return code;
    },
    kill: (signal) => child.kill(signal),
    async close() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGINT');
      await ended;
      if (group) await rmdir(group);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A figure of proc(5); of a process that has ended it is infinite. */
async function megabytes(pid: number | undefined, figure: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kibibytes = new RegExp(`${figure}:\\s+(\\d+)`).exec(status)?.[1];
  return kibibytes ? Math.round((Number(kibibytes) * 1_024) / 1_000_000) : Number.POSITIVE_INFINITY;
}

/** The control group of the process (cgroup version 1 or 2); undefined where this user may not create one. */
async function limitMemory(pid: number, megabytesMax: number): Promise<string | undefined> {
  for (const [root, limit] of [
    ['/sys/fs/cgroup/memory', 'memory.limit_in_bytes'],
    ['/sys/fs/cgroup', 'memory.max'],
  ] as const) {
    const group = join(root, `bozp-${pid}`);
    try {
      await mkdir(group);
      await writeFile(join(group, limit), String(megabytesMax * 1_000_000));
      await writeFile(join(group, 'cgroup.procs'), String(pid));
      return group;
    } catch {
      await rmdir(group).catch(() => undefined);
    }
  }
}

/** Starts the built product where it must fail; returns its exit code and its error output. */
export async function failingStart(
  environment: Record<string, string>,
  workingDirectory?: string,
): Promise<{ code: number; words: string }> {
  const child = spawnServer({ PORT: '0', DEMO_CONTENT: 'off', ...environment }, workingDirectory);
  const [words, [code]] = await Promise.all([text(child.stderr as NodeJS.ReadableStream), once(child, 'exit')]);
  return { code, words };
}

/** Starts the built product in a separate process without waiting for it. */
export function spawnServer(environment: Record<string, string>, workingDirectory?: string): ChildProcess {
  // as deployed: a small young generation, an old one that V8 collects earlier, one compiler and one malloc arena
  // save 150 MB
  return spawn(
    process.execPath,
    [
      '--max-semi-space-size=2',
      '--max-old-space-size=256',
      '--no-maglev',
      '--no-sparkplug',
      resolve('build/commands/server.js'),
    ],
    {
      cwd: workingDirectory,
      // only the test's settings, because Vitest sets a BASE_URL as well
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        MALLOC_ARENA_MAX: '1',
        MALLOC_TRIM_THRESHOLD_: '131072',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

async function firstAnswer(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const answered = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error('The server ended before it answered');
}

/** Processor seconds of a process so far, in user and kernel mode (proc(5), fields 14 and 15). */
export async function processorSeconds(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/^.*\) /s, '').split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

const TICKS_PER_SECOND = 100;
