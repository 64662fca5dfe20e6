import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { parse } from 'yaml';
import { prepareNginx } from '../bench/nginx.ts';
import { startPostgres } from '../test/postgres-server.ts';
import { freePort } from '../test/server-process.ts';

// Does without Docker what the Dockerfile does, by its own commands, and runs what comes out as compose.yaml runs it: those
// files alone, that environment, and when started by root a file system nobody can write to, no capability and nobody's
// account. What only Docker can tell, as whether the images exist, it cannot check.

const dockerfile = await readFile('deploy/Dockerfile', 'utf8');
const compose = parse(await readFile('deploy/compose.yaml', 'utf8'), { merge: true });
const { dependencies } = JSON.parse(await readFile('package.json', 'utf8'));

const folder = await mkdtemp(join(tmpdir(), 'bozp-image-'));
await chmod(folder, 0o755);
/** Where a node without a database server keeps its own. */
const data = join(folder, 'data');
await mkdir(data);
/** As long as the HEALTHCHECK is given. */
const READY_MILLISECONDS_MAX = 60_000;
const isRoot = process.getuid?.() === 0;
if (isRoot) await chown(data, 1_000, 1_000);

/** Nothing to be written but in `data`, nobody's account, no capability and no way to one. */
const CONFINED = [
  ...['unshare', '--mount', 'sh', '-c', 'mount --bind "$0" "$0" && mount -o remount,bind,ro / && exec "$@"', data],
  ...[
    'setpriv',
    '--reuid=1000',
    '--regid=1000',
    '--clear-groups',
    '--no-new-privs',
    '--bounding-set=-all',
    '--inh-caps=-all',
  ],
];

// 20 is 2.0 on its scale, of 10 for a service nothing is done for
const UNIT_SECURITY = ['security', '--offline=true', '--threshold=20', '--no-pager'];
checkBy('systemd-analyze', [...UNIT_SECURITY, 'deploy/bozp-web@.service']);
for (const unit of ['bozp-web@3000.service', 'bozp-web@3000.socket', 'bozp-web-litestream.service'])
  checkBy('systemd-analyze', ['verify', '--man=no', `deploy/${unit}`], / is not executable: No such file/);
for (const file of ['Caddyfile', 'Caddyfile.two-nodes'])
  checkBy('caddy', ['validate', '--adapter=caddyfile', `--config=deploy/${file}`]);

const release = join(folder, 'release');

await buildImage(join(folder, 'context'));
step('has the Node of package.json');
for (const [, version] of dockerfile.matchAll(/^FROM node:([\d.]+)/gm)) assert.equal(version, dependencies.node);
step('shrinks a picture');
await succeeds([
  'node',
  '-e',
  "import('sharp').then(({default: sharp}) => sharp('build/client/favicon.svg').webp().toBuffer())",
]);

step('prints a document');
await succeeds([
  'node',
  '-e',
  "import('@myriaddreamin/typst-ts-node-compiler').then(({NodeCompiler}) => NodeCompiler.create().pdf({mainFileContent: 'a'}))",
]);

const postgres = await startPostgres();
const environment = {
  ...Object.fromEntries(
    stated(/^ENV (.*)$/m)
      .split(' ')
      .map((pair) => pair.split('=')),
  ),
  ...compose.services.node1.environment,
  PORT: String(await freePort()),
};
const healthCheck = JSON.parse(stated(/^HEALTHCHECK .* CMD (.*)$/m));
try {
  await serves('PostgreSQL', { DATABASE_URL: `${postgres.url}/postgres` });
  await serves('SQLite', { DATABASE_URL: '', DATA_DIR: data });
} finally {
  await postgres.close();
}
await rm(folder, { recursive: true });

/** By a program that is installed where its files are used, and perhaps not here; complaints like `expected` do not count. */
function checkBy(program: string, words: string[], expected?: RegExp): void {
  const { error, status, stderr } = spawnSync(program, words, { env: { ...process.env, SITE: 'localhost' } });
  console.log(`${error ? 'Not checked, as it is not installed here' : 'Checked'}: ${program} ${words[0]}`);
  if (error) return;
  const complaints = stderr.toString().trim();
  if (!expected || !complaints.split('\n').every((line) => expected.test(line))) assert.equal(status, 0, complaints);
}

/** A node of the image, from its start to its end. */
async function serves(engine: string, settings: Record<string, string>): Promise<void> {
  step(`starts on ${engine}, and says that it is ready`);
  const nginx = await prepareNginx();
  const variables = { ...environment, ...settings, BASE_URL: nginx.url };
  const node = run(JSON.parse(stated(/^CMD (.*)$/m)), variables);
  // after a failed step, too: it would hold the ports of the next check
  process.once('exit', () => node.kill('SIGKILL'));
  const started = performance.now();
  while (!(await isGood(healthCheck))) {
    assert.equal(node.exitCode, null, 'The node has ended');
    assert.ok(performance.now() - started < READY_MILLISECONDS_MAX, 'The node does not become ready');
    await delay(200);
  }
  if (isInstalled('nginx')) {
    await nginx.start([Number(environment.PORT)]);
    await servesOverTls('nginx', nginx.url);
  }
  await nginx.close();
  if (isInstalled('caddy')) {
    const caddy = await startCaddy(nginx.url);
    await servesOverTls('Caddy', nginx.url);
    caddy.kill();
    await once(caddy, 'exit');
  }
  step('has the commands of the operator');
  for (const command of [['backup', '--new-key'], ['staff', 'list'], ['verify']])
    await succeeds(['node', `build/commands/${command[0]}.js`, ...command.slice(1)], variables);
  step('says at once that it leaves, and is gone within the time compose.yaml gives it');
  const begun = performance.now();
  const ended = once(node, 'exit');
  node.kill('SIGTERM');
  while (await isGood(healthCheck)) await delay(100);
  assert.equal(node.exitCode, null);
  assert.deepEqual(await ended, [0, null]);
  assert.ok(performance.now() - begun < Number.parseInt(compose.services.node1.stop_grace_period, 10) * 1_000);
}

function isInstalled(program: string): boolean {
  return !spawnSync(program, ['-v']).error;
}

/** Caddy with the deployed file, this machine's name and a certificate of its own authority. */
async function startCaddy(url: string) {
  const { port } = new URL(url);
  const options = [
    'admin off',
    'local_certs',
    'skip_install_trust',
    `https_port ${port}`,
    `http_port ${await freePort()}`,
  ];
  const file = join(folder, 'Caddyfile');
  const deployed = await readFile('deploy/Caddyfile', 'utf8');
  const local = deployed
    .replace('{', ['{', ...options].join('\n\t'))
    .replaceAll('www.example.sk', 'localhost')
    .replace('127.0.0.1:3000', `127.0.0.1:${environment.PORT}`);
  await writeFile(file, local);
  const caddy = spawn('caddy', ['run', '--adapter=caddyfile', `--config=${file}`], {
    env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: 'ignore',
  });
  const authority = join(folder, 'caddy/pki/authorities/local/root.crt');
  while (!existsSync(authority)) await delay(100);
  setDefaultCACertificates([...getCACertificates(), await readFile(authority, 'utf8')]);
  return caddy;
}

async function servesOverTls(proxy: string, url: string): Promise<void> {
  step(`serves a page over TLS through ${proxy}`);
  const isThere = () =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isThere())) await delay(100);
  const page = await fetch(url);
  assert.equal(page.status, 200);
  assert.match(page.headers.get('Strict-Transport-Security') ?? '', /^max-age=/);
}

/** The first stage of the Dockerfile: the folder without what .dockerignore names, then each RUN. */
async function buildImage(context: string): Promise<void> {
  await mkdir(context);
  execFileSync('sh', ['-c', 'tar --anchored -X .dockerignore -cf - $(ls -A) | tar -xf - -C "$0"', context]);
  const pathWithNode = `${dirname(process.execPath)}:${process.env.PATH}`;
  const [, stage = ''] = dockerfile.split(/^FROM /m);
  for (const [, command = ''] of stage.matchAll(/^RUN (.*)$/gm)) {
    step(`is built by: ${command}`);
    const words = ['-c', command.replace(/ \/release$/, ` ${release}`)];
    execFileSync('sh', words, { cwd: context, env: { ...process.env, PATH: pathWithNode }, stdio: 'pipe' });
  }
}

/** Runs a command of the image in its folder, as confined as we may confine it. */
function run([program, ...words]: string[], env: Record<string, string> = {}) {
  assert.equal(program, 'node');
  const command = [process.execPath, ...words];
  const confined = isRoot ? [...CONFINED, ...command] : command;
  return spawn(confined[0] as string, confined.slice(1), {
    cwd: release,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function isGood(command: string[]): Promise<boolean> {
  const [code] = await once(run(command, { PORT: environment.PORT }), 'exit');
  return code === 0;
}

async function succeeds(command: string[], env?: Record<string, string>): Promise<void> {
  assert.deepEqual(await once(run(command, env), 'exit'), [0, null]);
}

function stated(instruction: RegExp): string {
  const [, words] = instruction.exec(dockerfile) ?? [];
  assert.ok(words, `The Dockerfile says nothing like ${instruction}`);
  return words;
}

function step(what: string): void {
  console.log(`The image ${what}`);
}
