import type { MonotonicClock } from './clock.ts';

/** Whether the caller may continue, or how long to wait. */
export type Turn = { allowed: true } | { allowed: false; retryAfterSeconds: number };

/**
 * Allows a number of turns for each key in a number of seconds from the first, counted in this process. A check takes
 * a turn, so concurrent callers cannot exceed the limit.
 */
export class Limiter {
  readonly #turns: number;
  readonly #milliseconds: number;
  /** By key, the one that ends first at the front. */
  readonly #windows = new Map<string, { taken: number; endsAt: number }>();

  constructor({ turns, seconds }: { turns: number; seconds: number }) {
    this.#turns = turns;
    this.#milliseconds = seconds * 1_000;
  }

  take({ elapsed }: MonotonicClock, key: string): Turn {
    const now = elapsed();
    this.#deleteEnded(now);
    const window = this.#windows.get(key) ?? { taken: 0, endsAt: now + this.#milliseconds };
    this.#windows.set(key, window);
    if (window.taken >= this.#turns)
      return { allowed: false, retryAfterSeconds: Math.ceil((window.endsAt - now) / 1_000) };
    window.taken += 1;
    return { allowed: true };
  }

  /** Undoes one `take` that was allowed. */
  giveBack(key: string): void {
    const window = this.#windows.get(key);
    if (window && window.taken > 0) window.taken -= 1;
  }

  /** Resets the count of the key. */
  clear(key: string): void {
    this.#windows.delete(key);
  }

  #deleteEnded(now: number): void {
    for (const [key, { endsAt }] of this.#windows) {
      if (endsAt > now) return;
      this.#windows.delete(key);
    }
  }
}
