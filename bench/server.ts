import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface BenchServer {
  url: string;
  /** Milliseconds from the start of the process to its first answer. */
  startMilliseconds: number;
  /** Resident memory now, in megabytes. */
  memoryMegabytes(): Promise<number>;
  close(): Promise<void>;
}

/** The built product in a process of its own, on a fresh database unless `environment` says otherwise. */
export async function startServer(port: number, environment: Record<string, string> = {}): Promise<BenchServer> {
  const folder = await mkdtemp(join(tmpdir(), 'bozp-bench-'));
  const url = `http://127.0.0.1:${port}`;
  const begun = performance.now();
  // as `npm start` does: room for young objects that is small costs nothing measurable here and saves more than 10 MB
  const child = spawn(process.execPath, ['--max-semi-space-size=2', 'server.ts'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, PUBLIC_FORM_LIMIT: '1000000', ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await firstAnswer(`${url}/healthz`, child);
  return {
    url,
    startMilliseconds: Math.round(performance.now() - begun),
    async memoryMegabytes() {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
      const kibibytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
      return Math.round((kibibytes * 1_024) / 1_000_000);
    },
    async close() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
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
