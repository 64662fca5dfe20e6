import { randomInt } from 'node:crypto';

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
