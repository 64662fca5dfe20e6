import type { App } from '#server/app.ts';

const DAYS = 30;
const ENTRIES_MAX = 1_000;

/** Network addresses accounts have signed in from in the last 30 days, as far as this process remembers. */
export class KnownAddresses {
  #app: Pick<App, 'now'>;
  /** Milliseconds of the last sign-in by account and address, the oldest first. */
  #signIns = new Map<string, number>();

  constructor(app: Pick<App, 'now'>) {
    this.#app = app;
  }

  note(account: string, clientAddress: string): void {
    const key = keyOf(account, clientAddress);
    this.#signIns.delete(key);
    this.#signIns.set(key, this.#app.now().epochMilliseconds);
    const [oldest] = this.#signIns.keys();
    if (this.#signIns.size > ENTRIES_MAX && oldest !== undefined) this.#signIns.delete(oldest);
  }

  has(account: string, clientAddress: string): boolean {
    const signedInAt = this.#signIns.get(keyOf(account, clientAddress));
    return signedInAt !== undefined && signedInAt > this.#app.now().subtract({ hours: 24 * DAYS }).epochMilliseconds;
  }
}

function keyOf(account: string, clientAddress: string): string {
  return `${clientAddress}\n${account}`;
}
