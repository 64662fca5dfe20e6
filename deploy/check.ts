import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parse } from 'yaml';
import { startPostgres } from '../test/postgres-server.ts';
import { freePort } from '../test/server-process.ts';

// Does without Docker what the Dockerfile does, by its own commands, and runs what comes out as compose.yaml runs it: those
// files alone, that environment, and when started by root a file system nobody can write to, no capability and nobody's
// account. What only Docker can tell, as whether the images exist, it cannot check.

const dockerfile = await readFile('deploy/Dockerfile', 'utf8');
const compose = parse(await readFile('deploy/compose.yaml', 'utf8'), { merge: true });
const { dependencies } = JSON.parse(await readFile('package.json', 'utf8'));

/** Nothing to be written anywhere, nobody's account, no capability and no way to one. */
const CONFINED = [
  ...['unshare', '--mount', 'sh', '-c', 'mount -o remount,bind,ro / && exec "$@"', 'sh'],
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

const folder = await mkdtemp(join(tmpdir(), 'bozp-image-'));
await chmod(folder, 0o755);
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
  BASE_URL: 'https://localhost',
  DATABASE_URL: `${postgres.url}/postgres`,
  PORT: String(await freePort()),
};
step('starts, and says that it is ready');
const node = run(JSON.parse(stated(/^CMD (.*)$/m)), environment);
const healthCheck = JSON.parse(stated(/^HEALTHCHECK .* CMD (.*)$/m));
while (!(await isGood(healthCheck))) await delay(200);
step('serves a page');
const page = await fetch(`http://127.0.0.1:${environment.PORT}/`);
assert.equal(page.status, 200);
assert.match(await page.text(), /<\/html>/);
step('has the commands of the operator');
for (const command of [['backup', '--new-key'], ['staff', 'list'], ['verify']])
  await succeeds(['node', `build/commands/${command[0]}.js`, ...command.slice(1)], environment);
step('says at once that it leaves, and is gone within the time compose.yaml gives it');
const begun = performance.now();
const ended = once(node, 'exit');
node.kill('SIGTERM');
while (await isGood(healthCheck)) await delay(100);
assert.equal(node.exitCode, null);
assert.deepEqual(await ended, [0, null]);
assert.ok(performance.now() - begun < Number.parseInt(compose.services.node1.stop_grace_period, 10) * 1_000);

await postgres.close();
await rm(folder, { recursive: true });

/** By a program that is installed where its files are used, and perhaps not here; complaints like `expected` do not count. */
function checkBy(program: string, words: string[], expected?: RegExp): void {
  const { error, status, stderr } = spawnSync(program, words, { env: { ...process.env, SITE: 'localhost' } });
  console.log(`${error ? 'Not checked, as it is not installed here' : 'Checked'}: ${program} ${words[0]}`);
  if (error) return;
  const complaints = stderr.toString().trim();
  if (!expected || !complaints.split('\n').every((line) => expected.test(line))) assert.equal(status, 0, complaints);
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
  const confined = process.getuid?.() === 0 ? [...CONFINED, ...command] : command;
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
