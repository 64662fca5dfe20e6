import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** So many accounts share a browser; the ones that signed in longest ago lose their mark. */
const MARKS_MAX = 5;

/** What a browser keeps of a successful sign-in (decision 0011): a nonce, and our word that it belongs to an account. */
export class DeviceMarks {
  #key: Uint8Array;

  constructor(authSecret: string) {
    // of the secret that signs sessions a key for this purpose only (RFC 5869)
    this.#key = new Uint8Array(hkdfSync('sha256', authSecret, '', 'device mark', 32));
  }

  /** Which device of this account a browser is; undefined when none of its marks are of the account. */
  deviceOf(account: string, marks: readonly string[]): string | undefined {
    return marks.find((mark) => this.#isOf(account, mark))?.split('.')[0];
  }

  /** The browser's marks after the account has signed in: a new one for it first. */
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
