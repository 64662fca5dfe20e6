import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../test/server-process.ts';

/** An nginx that serves static files: the upper bound of what the machine can do. */
export interface FileServer {
  /** Serves these bytes as gzip; returns their address. */
  serve(name: string, bytes: Uint8Array): Promise<string>;
  close(): Promise<void>;
}

/** Uses one worker, because our server is one process. Throws where nginx is not installed. */
export async function startFileServer(): Promise<FileServer> {
  const folder = await mkdtemp(join(tmpdir(), 'bozp-files-'));
  const port = await freePort();
  await mkdir(join(folder, 'files'));
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    events { worker_connections 1024; }
    http {
      access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=100;
      default_type text/html;
      server { listen 127.0.0.1:${port}; root ${folder}/files; add_header Content-Encoding gzip; }
    }`,
  );
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder, '-e', join(folder, 'error.log')]);
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(url).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error('nginx ended at once');
    await delay(20);
  }
  return {
    async serve(name, bytes) {
      await writeFile(join(folder, 'files', name), bytes);
      return `${url}/${name}`;
    },
    async close() {
      child.kill('SIGTERM');
      await once(child, 'close');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
