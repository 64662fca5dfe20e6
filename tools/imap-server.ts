import { existsSync } from 'node:fs';
import { install } from './debian-package.ts';

const DOVECOT = '/usr/sbin/dovecot';

/** Installs Debian's IMAP server if it is missing and permissions allow; without it the mailbox tests are skipped. */
export function ensureImapServer(): void {
  try {
    if (!existsSync(DOVECOT)) install('dovecot-imapd');
  } catch {
    console.log('Without the package "dovecot-imapd" no mailbox is read in the tests.');
  }
}
