import { existsSync } from 'node:fs';
import { install } from './debian-package.ts';

const PLACES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** The path of Chromium; undefined when it is not installed. */
export function findChromium(): string | undefined {
  return PLACES.find((path) => path && existsSync(path));
}

/**
 * Chromium without windows and toolbars, which it would otherwise draw for every page: the browser tests take half the
 * time. The full Chromium where it is not installed.
 */
export function findHeadlessShell(): string | undefined {
  return !process.env.CHROMIUM_PATH && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findChromium();
}

/** Installs Debian's Chromium if it is missing and permissions allow; throws a message that says what to install. */
export function ensureChromium(): void {
  try {
    if (!findChromium()) install('chromium');
  } catch {
    throw new Error('Install Chromium (Debian: apt-get install chromium) or set CHROMIUM_PATH to a Chrome you have.');
  }
  try {
    if (findHeadlessShell() === '/usr/bin/chromium') install('chromium-headless-shell');
  } catch {
    console.log('Without the package "chromium-headless-shell" the browser tests take twice as long.');
  }
}
