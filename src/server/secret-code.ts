import { hash, randomBytes } from 'node:crypto';

/** A code for a link, of 192 random bits: it cannot be guessed, however long the link works. */
export function newSecretCode(): string {
  return randomBytes(24).toString('base64url');
}

/** The hash of such a code, which is stored so that anyone who reads the database cannot use the code. */
export function secretCodeHash(code: string): string {
  return hash('sha256', code);
}
