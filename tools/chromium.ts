import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Where the browser for the journeys is; undefined when there is none. */
export function findChromium(): string | undefined {
  return PLACES.find((path) => path && existsSync(path));
}

/** Installs Debian's Chromium where it is missing and we may; throws a sentence that says what to install. */
export function ensureChromium(): void {
  if (findChromium()) return;
  try {
    console.log('Chromium is missing, installing the package "chromium"');
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { stdio: 'inherit' });
  } catch {
    throw new Error('Install Chromium (Debian: apt-get install chromium) or set CHROMIUM_PATH to a Chrome you have.');
  }
}
