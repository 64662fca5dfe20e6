import { execFileSync } from 'node:child_process';

/** Installs a Debian package. Gives up on a machine without access to a mirror. */
export function install(name: string): void {
  console.log(`Installing the package "${name}"`);
  const apt = (...words: string[]) =>
    execFileSync('apt-get', ['-qq', ...words], { stdio: 'inherit', timeout: 240_000 });
  apt('update');
  apt('install', '-y', '--no-install-recommends', name);
}
