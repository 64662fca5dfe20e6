import { createHash } from 'node:crypto';
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { managedNonce } from '@noble/ciphers/utils.js';

/** A text encrypted under a key of AUTH_SECRET, for the database. */
export function encrypted(authSecret: string, text: string): string {
  return Buffer.from(cipherOf(authSecret).encrypt(Buffer.from(text))).toString('hex');
}

/** Throws for a text that was encrypted with another secret. */
export function decrypted(authSecret: string, text: string): string {
  return Buffer.from(cipherOf(authSecret).decrypt(Buffer.from(text, 'hex'))).toString();
}

/** XChaCha20-Poly1305, its random nonce before the text. */
function cipherOf(authSecret: string) {
  return managedNonce(xchacha20poly1305)(createHash('sha256').update(authSecret).digest());
}
