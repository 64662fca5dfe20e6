import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CLERK_SCRIPTS } from '#web/desk/clerk/clerk-widgets.tsx';

const run = promisify(execFile);

// The published browser scripts of Clerk. Their packages have 900 dependencies that are not needed here, so only the
// packages are fetched, checked against npm's hashes, and cached.
const PACKAGE_HASHES = {
  'clerk-js': '2MnZ/ygvuCmeuqfXQmsxfQaLN/SSJvQbtT2cLXbgr5VKr3KmZFZBVvX977fG3eZ6pprl4J9pO+I2bbe6BvColg==',
  ui: 'EP6Wcf+iqV5hJRMjfmVSOb7wWEgt2DuUOnR3Yv/ULPdmGgGWa64oc4tB4VfD66z8nXgtXqHEXNNnGURAOfQ7vQ==',
} as const;

const CACHE = 'node_modules/.cache/clerk-scripts';

/** The folders with Clerk's browser scripts by package; fetched from the registry if they are missing. */
export async function clerkScripts(): Promise<Record<keyof typeof CLERK_SCRIPTS, string>> {
  await mkdir(CACHE, { recursive: true });
  return { 'clerk-js': await folderOf('clerk-js'), ui: await folderOf('ui') };
}

async function folderOf(name: keyof typeof CLERK_SCRIPTS): Promise<string> {
  const { version } = CLERK_SCRIPTS[name];
  const folder = join(CACHE, `${name}-${version}`);
  if (existsSync(folder)) return join(folder, 'dist');
  // a separate folder, because another process may be fetching the same package
  const draft = `${folder}-${process.pid}`;
  await mkdir(draft, { recursive: true });
  await run('npm', [
    'pack',
    `@clerk/${name}@${version}`,
    '--ignore-scripts',
    '--silent',
    '--pack-destination',
    draft,
  ]);
  const archive = join(draft, `clerk-${name}-${version}.tgz`);
  const hash = createHash('sha512')
    .update(await readFile(archive))
    .digest('base64');
  if (hash !== PACKAGE_HASHES[name]) throw new Error(`@clerk/${name}@${version} is not what it was: sha512-${hash}`);
  await run('tar', ['-xzf', archive, '-C', draft, '--strip-components=1', 'package/dist']);
  await rm(archive);
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }));
  return join(folder, 'dist');
}
