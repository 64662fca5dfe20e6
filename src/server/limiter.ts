import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Whether somebody may go on, or how long to wait. */
export type Turn = { allowed: true } | { allowed: false; retryAfterSeconds: number };

/**
 * So many turns for each key in so many seconds from the first, counted in this process. To ask is to take: of however
 * many who ask at once only so many are let in.
 */
export class Limiter {
  #limiter: RateLimiterMemory;

  constructor(limit: { turns: number; seconds: number }) {
    this.#limiter = new RateLimiterMemory({ points: limit.turns, duration: limit.seconds });
  }

  async take(key: string): Promise<Turn> {
    try {
      await this.#limiter.consume(key);
      return { allowed: true };
    } catch (rejected) {
      // the library's way to say no
      if (!(rejected instanceof RateLimiterRes)) throw rejected;
      return { allowed: false, retryAfterSeconds: Math.ceil(rejected.msBeforeNext / 1_000) };
    }
  }

  /** Undoes one `take` that was allowed. */
  async giveBack(key: string): Promise<void> {
    await this.#limiter.reward(key);
  }

  /** Lets the key begin anew. */
  async forget(key: string): Promise<void> {
    await this.#limiter.delete(key);
  }
}
