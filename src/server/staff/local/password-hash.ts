import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** 32 MB and 0.1 s of a processor for each hash. */
const COST = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1_024 * 1_024 };
const KEY_BYTES = 64;
const SALT_BYTES = 16;

/** The salt and the key by scrypt (RFC 7914). To be called before a change begins: a transaction makes others wait. */
export async function passwordHash(password: string): Promise<string> {
  const salt = newSalt();
  return `${salt}:${(await keyOf(password, salt)).toString('hex')}`;
}

/** Takes the same time when there is no hash, so that it does not show which accounts exist. */
export async function isPassword(hash: string | null | undefined, password: string): Promise<boolean> {
  const [salt = newSalt(), right = ''] = hash?.split(':') ?? [];
  const [key, rightKey] = [await keyOf(password, salt), Buffer.from(right, 'hex')];
  return key.length === rightKey.length && timingSafeEqual(key, rightKey);
}

/** One at a time, which leaves capacity for pages: a hash takes a processor and a thread. */
function keyOf(password: string, salt: string): Promise<Buffer> {
  return navigator.locks.request('password hash', () => scryptKey(password.normalize('NFKC'), salt, KEY_BYTES, COST));
}

const scryptKey = promisify<string, string, number, typeof COST, Buffer>(scrypt);

function newSalt(): string {
  return randomBytes(SALT_BYTES).toString('hex');
}
