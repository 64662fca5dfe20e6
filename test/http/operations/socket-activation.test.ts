import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { anotherContact } from '../../contact-requests.ts';
import { freePort } from '../../server-process.ts';
import { json } from '../client.ts';

const RESTARTS = 2;
const READERS = 4;
const SENDERS = 2;

test('a single node restarts under load on the socket it was passed, and no request fails', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'bozp-'));
  const port = await freePort();
  const holder = spawn(process.execPath, ['test/http/operations/socket-holder.ts'], {
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: folder.path, PUBLIC_FORM_LIMIT: '1000000' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const started = startedNodes(holder.stdout);
  const nextNode = async () => (await started.next()).value as number;
  let node = await nextNode();

  const failures: string[] = [];
  let answered = 0;
  let isOver = false;
  async function load(path: string, form?: () => RequestInit) {
    while (!isOver) {
      try {
        const answer = await fetch(`http://127.0.0.1:${port}${path}`, form?.());
        await answer.arrayBuffer();
        if (answer.ok) answered += 1;
        else failures.push(`${path}: ${answer.status}`);
      } catch (error) {
        failures.push(`${path}: ${(error as Error).cause ?? error}`);
      }
    }
  }
  const loads = [
    ...Array.from({ length: READERS }, () => load('/kurzy-a-skolenia')),
    ...Array.from({ length: SENDERS }, () => load('/api/sendContact', () => json(anotherContact()))),
  ];
  for (let restart = 0; restart < RESTARTS; restart += 1) {
    process.kill(node, 'SIGTERM');
    node = await nextNode();
  }
  isOver = true;
  await Promise.all(loads);
  // first the holder, which would start the node again
  holder.kill('SIGKILL');
  const ended = once(holder.stdout, 'close');
  process.kill(node, 'SIGINT');
  await ended;

  expect(failures).toEqual([]);
  expect(answered).toBeGreaterThan(0);
});

/** The process of each node that says it serves. */
async function* startedNodes(output: NodeJS.ReadableStream): AsyncGenerator<number> {
  for await (const line of createInterface(output)) if (line.includes('Web BOZP')) yield JSON.parse(line).pid;
}
