import { createHash, randomInt } from 'node:crypto';
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { managedNonce } from '@noble/ciphers/utils.js';
import { Secret, TOTP } from 'otpauth';
import type { Change } from '#server/change.ts';

/** The time-based one-time codes (RFC 6238) of a secret shared with an authenticator app, and the app's name for them. */
export function totpOf(secret: string, name: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...name, secret: Secret.fromUTF8(secret) });
}

/**
 * Uses a code up, of the present time step, the one before or the one after: „right“ for the first caller only, even if
 * many send it at once. A code that another person has seen must not work (RFC 6238, 5.2).
 */
export async function useTotpCode(
  { db, now }: Change,
  staffMemberId: string,
  secret: string,
  code: string,
): Promise<'right' | 'used' | 'wrong'> {
  const timestamp = now().epochMilliseconds;
  const distance = totpOf(secret).validate({ token: code, timestamp });
  if (distance === null) return 'wrong';
  const step = TOTP.counter({ timestamp }) + distance;
  const { numUpdatedRows } = await db
    .updateTable('staffCodeUse')
    .set({ usedStep: step })
    .where('staffMemberId', '=', staffMemberId)
    .where(({ eb, or }) => or([eb('usedStep', 'is', null), eb('usedStep', '<', step)]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n ? 'right' : 'used';
}

const RECOVERY_CODES = 10;
/** Characters in each half; 49 bits in all, and ten wrong ones in a row lock the account. */
const HALF_LENGTH = 5;
/** No letter or digit that can be mistaken for another. */
const CLEAR = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Codes for a user who has lost the app; each works once. */
export function newRecoveryCodes(): string[] {
  const half = () => Array.from({ length: HALF_LENGTH }, () => CLEAR[randomInt(CLEAR.length)]).join('');
  return Array.from({ length: RECOVERY_CODES }, () => `${half()}-${half()}`);
}

/** A recovery code as it was issued, however it is entered. */
export function recoveryCode(entered: string): string {
  const code = entered.toLowerCase().replace(/[^a-z0-9]/g, '');
  return `${code.slice(0, HALF_LENGTH)}-${code.slice(HALF_LENGTH)}`;
}

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
