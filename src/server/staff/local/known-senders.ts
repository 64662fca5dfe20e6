import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { MonotonicClock } from '#server/clock.ts';

const MILLISECONDS = 30 * 24 * 60 * 60 * 1_000;
const ENTRIES_MAX = 1_000;

/** Network addresses accounts have signed in from in the last 30 days, as far as this process remembers. */
export class KnownAddresses {
  #clock: MonotonicClock;
  /** Milliseconds of the last sign-in by account and address, the oldest first. */
  #signIns = new Map<string, number>();

  constructor(clock: MonotonicClock) {
    this.#clock = clock;
  }

  note(account: string, clientAddress: string): void {
    const key = keyOf(account, clientAddress);
    this.#signIns.delete(key);
    this.#signIns.set(key, this.#clock.elapsed());
    const [oldest] = this.#signIns.keys();
    if (this.#signIns.size > ENTRIES_MAX && oldest !== undefined) this.#signIns.delete(oldest);
  }

  has(account: string, clientAddress: string): boolean {
    const signedInAt = this.#signIns.get(keyOf(account, clientAddress));
    return signedInAt !== undefined && this.#clock.elapsed() - signedInAt < MILLISECONDS;
  }
}

function keyOf(account: string, clientAddress: string): string {
  return `${clientAddress}\n${account}`;
}

/** How many accounts can have a mark in one browser; those that signed in longest ago lose theirs. */
const MARKS_MAX = 5;

/** What a browser keeps of a successful sign-in (decision 0011): a nonce, signed by us together with the account. */
export class DeviceMarks {
  #key: Uint8Array;

  constructor(authSecret: string) {
    // a key for this purpose only, derived from the secret that signs sessions (RFC 5869)
    this.#key = new Uint8Array(hkdfSync('sha256', authSecret, '', 'device mark', 32));
  }

  /** The device id of a browser for this account; undefined when none of its marks are of the account. */
  deviceOf(account: string, marks: readonly string[]): string | undefined {
    return marks.find((mark) => this.#isOf(account, mark))?.split('.')[0];
  }

  /** The browser's marks after the account has signed in, its new one first. */
  renewed(account: string, marks: readonly string[]): string[] {
    const nonce = randomBytes(16).toString('base64url');
    const others = marks.filter((mark) => !this.#isOf(account, mark));
    return [`${nonce}.${this.#signature(account, nonce)}`, ...others].slice(0, MARKS_MAX);
  }

  #isOf(account: string, mark: string): boolean {
    const [nonce = '', signature = ''] = mark.split('.');
    const [given, right] = [Buffer.from(signature), Buffer.from(this.#signature(account, nonce))];
    return given.length === right.length && timingSafeEqual(given, right);
  }

  #signature(account: string, nonce: string): string {
    return createHmac('sha256', this.#key).update(`${nonce}\n${account}`).digest('base64url');
  }
}
