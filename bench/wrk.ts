import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** The result of one run of wrk. */
export interface Load {
  perSecond: number;
  p99Milliseconds: number;
  /** Answers other than 2xx and 3xx, and connection errors. */
  failed: number;
}

interface LoadOptions {
  seconds: number;
  headers?: Record<string, string>;
}

/** Sends as many requests as the server accepts, over 64 connections from one thread. Throws without wrk (the Debian package wrk). */
export async function wrk(url: string, { seconds, headers = {} }: LoadOptions): Promise<Load> {
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const words = ['-t1', '-c64', `-d${seconds}s`, '--latency', ...named, url];
  const child = spawn('wrk', words, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [printed] = await Promise.all([text(child.stdout), once(child, 'close')]);
  const [, amount = '0', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(printed) ?? [];
  return {
    perSecond: Math.round(Number(/Requests\/sec:\s+([\d.]+)/.exec(printed)?.[1])),
    p99Milliseconds: Number((Number(amount) * MILLISECONDS[unit as keyof typeof MILLISECONDS]).toFixed(2)),
    failed: Number(/Non-2xx or 3xx responses: (\d+)/.exec(printed)?.[1] ?? 0) + socketErrors(printed),
  };
}

const MILLISECONDS = { us: 0.001, ms: 1, s: 1_000 };

function socketErrors(printed: string): number {
  const counts = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(printed)?.slice(1) ?? [];
  return counts.reduce((sum, count) => sum + Number(count), 0);
}
