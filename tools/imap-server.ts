import { existsSync } from 'node:fs';
import { install } from './debian-package.ts';

const DOVECOT = '/usr/sbin/dovecot';

/** Installs Debian's IMAP server where it is missing and we may; without it no mailbox is read in the tests. */
export function ensureImapServer(): void {
  try {
    if (!existsSync(DOVECOT)) install('dovecot-imapd');
  } catch {
    console.log('Without the package "dovecot-imapd" no mailbox is read in the tests.');
  }
}
