import { createHash, randomBytes } from 'node:crypto';

/** A code for a link, of 192 random bits: nobody guesses it, however long the link works. */
export function newSecretCode(): string {
  return randomBytes(24).toString('base64url');
}

/** What of a code nobody can guess is stored: whoever reads the database cannot use it. */
export function secretCodeHash(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
