import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { aContact } from '../test/contact.ts';
import { startPostgres } from '../test/postgres-server.ts';
import { freePort, type ServerProcess, startServer } from '../test/server-process.ts';
import { report } from './report.ts';

// 480 forms through a real nginx with kept connections, while both of its nodes are replaced one after the other; every
// tenth form is larger than we take. What counts is what only the proxy would answer: 502 and 504.
const SENDERS = 16;
const FORMS_EACH = 30;
/** A pause after each form, up to somewhat above the 5 s after which Node would close a connection by itself. */
const PAUSE_MILLISECONDS_MAX = 2_500;

const postgres = await startPostgres();
const ports = [await freePort(), await freePort()];
const startNode = (port: number) =>
  startServer({ DATABASE_URL: `${postgres.url}/postgres`, PORT: String(port), TRUST_PROXY: 'on' });
const nodes: ServerProcess[] = [];
for (const port of ports) nodes.push(await startNode(port));
const nginx = await startNginx(ports);

const statuses = new Map<number, number>();
await Promise.all([replaceNodes(), ...Array.from({ length: SENDERS }, (_, sender) => sendForms(sender))]);
console.log(`Forms by status: ${[...statuses].map(([status, count]) => `${status}: ${count}`).join(', ')}`);
const forms = SENDERS * FORMS_EACH;
report(`Forms through nginx that were stored`, statuses.get(201) ?? 0, forms * 0.9, `of ${forms}`, 'least');
report('Forms through nginx that were told they are too large', statuses.get(413) ?? 0, forms * 0.1, '', 'least');

await nginx.close();
for (const node of nodes) await node.close();
await postgres.close();

async function sendForms(sender: number): Promise<void> {
  for (let form = 1; form <= FORMS_EACH; form += 1) {
    const message = form % 10 === 0 ? 'x'.repeat(1_500_000) : `Dopyt ${form}`;
    const body = JSON.stringify(aContact({ email: `firma${sender}-${form}@example.sk`, message }));
    const answer = await fetch(`${nginx.url}/api/sendContact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
    await answer.arrayBuffer();
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    await delay(Math.random() * PAUSE_MILLISECONDS_MAX);
  }
}

/** As a new version is brought out: one node after the other ends and comes back. */
async function replaceNodes(): Promise<void> {
  for (const [index, port] of ports.entries()) {
    await delay(6_000);
    await nodes[index]?.close();
    nodes[index] = await startNode(port);
  }
}

async function startNginx(upstreams: number[]): Promise<{ url: string; close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'bozp-nginx-'));
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off;
     ${process.getuid?.() === 0 ? 'user root;' : ''}
     pid ${folder}/pid;
     error_log ${folder}/error.log;
     events {}
     http {
       access_log off;
       client_max_body_size 30m;
       ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
       upstream nodes {
         ${upstreams.map((upstream) => `server 127.0.0.1:${upstream} fail_timeout=1s;`).join('\n')}
         keepalive 32;
       }
       server {
         listen 127.0.0.1:${port};
         location / {
           proxy_pass http://nodes;
           proxy_http_version 1.1;
           proxy_set_header Connection "";
           proxy_set_header Host $host;
           proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
         }
       }
     }`,
  );
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder, '-e', join(folder, 'error.log')], {
    stdio: 'inherit',
  });
  await started(child, `http://127.0.0.1:${port}/healthz`);
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function started(child: ChildProcess, url: string): Promise<void> {
  const failed = Promise.withResolvers<never>();
  child.once('error', () =>
    failed.reject(new Error('This measures through nginx: install it, on Debian the package nginx')),
  );
  const answered = async () => {
    while (
      !(await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      ))
    )
      await delay(20);
  };
  await Promise.race([failed.promise, answered()]);
}
