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
