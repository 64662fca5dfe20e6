import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { certificateFor } from '../test/clerk/certificate.ts';
import { freePort } from '../test/server-process.ts';

/** A real nginx that runs `deploy/nginx.conf`. */
export interface Nginx {
  url: string;
  /** Starts forwarding requests to these ports with the settings of the file. */
  start(nodes: number[]): Promise<void>;
  close(): Promise<void>;
}

/** Prepares an nginx on a free port, with a certificate that this process trusts. */
export async function prepareNginx(): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'bozp-nginx-'));
  const port = await freePort();
  const url = `https://localhost:${port}`;
  const { key, cert } = await certificateFor('localhost');
  await writeFile(join(folder, 'key.pem'), key);
  await writeFile(join(folder, 'cert.pem'), cert);
  setDefaultCACertificates([...getCACertificates(), cert.toString()]);
  let child: ChildProcess | undefined;
  // also where what runs it fails
  process.once('exit', () => child?.kill());
  return {
    url,
    async start(nodes) {
      await end(child);
      await writeFile(join(folder, 'nginx.conf'), await configuration(folder, port, nodes));
      const words = ['-c', join(folder, 'nginx.conf'), '-p', folder, '-e', join(folder, 'error.log')];
      child = spawn('nginx', words, { stdio: 'inherit' });
      await started(child, `${url}/healthz`);
    },
    async close() {
      await end(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The deployed file inside the directives that the distribution's main file would add. */
async function configuration(folder: string, port: number, nodes: number[]): Promise<string> {
  const [, settings] = /server 127\.0\.0\.1:\d+ (.*);/.exec(DEPLOYED) ?? [];
  const site = DEPLOYED.replace(
    /(\s+server 127\.0\.0\.1:.*;)+/,
    nodes.map((node) => `\n  server 127.0.0.1:${node} ${settings};`).join(''),
  )
    .replace('listen 80;', `listen 127.0.0.1:${await freePort()};`)
    // without HTTP/2, the load generator opens a connection per concurrent request, as many visitors would
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl;`)
    .replaceAll('www.example.sk;', 'localhost;')
    .replace(/ssl_certificate .*;/, `ssl_certificate ${folder}/cert.pem;`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${folder}/key.pem;`);
  return `daemon off;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    worker_processes auto;
    pid ${folder}/pid;
    error_log ${folder}/error.log;
    events {}
    http {
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
      ${site}
    }`;
}

const DEPLOYED = await readFile(new URL('../deploy/nginx.conf', import.meta.url), 'utf8');

const START_MILLISECONDS_MAX = 20_000;

async function started(child: ChildProcess, url: string): Promise<void> {
  const failed = Promise.withResolvers<never>();
  child.once('error', () =>
    failed.reject(new Error('This measures through nginx: install it, on Debian the package nginx')),
  );
  child.once('exit', () => failed.reject(new Error('nginx ended at once')));
  const answered = async () => {
    const begun = performance.now();
    while (!(await isAnswered(url))) {
      if (performance.now() - begun > START_MILLISECONDS_MAX) throw new Error('No node answers through nginx');
      await delay(20);
    }
  };
  await Promise.race([failed.promise, answered()]);
}

function isAnswered(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function end(child: ChildProcess | undefined): Promise<void> {
  if (!child) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
