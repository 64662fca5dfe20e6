import { execFileSync } from 'node:child_process';

/** Installs a package of Debian's. Gives up on a machine that reaches no mirror. */
export function install(name: string): void {
  console.log(`Installing the package "${name}"`);
  const apt = (...words: string[]) =>
    execFileSync('apt-get', ['-qq', ...words], { stdio: 'inherit', timeout: 240_000 });
  apt('update');
  apt('install', '-y', '--no-install-recommends', name);
}
