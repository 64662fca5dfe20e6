import { DatabaseTooSlow } from '#server/db/unavailable.ts';
import { within } from './within.ts';

const READING_MILLISECONDS_MAX = 10_000;
const READINGS_MAX = 200;

/**
 * Database reads that pages share (single-flight): one read for all concurrent requests for the same data, which times
 * out after ten seconds, so that requests do not wait without end or accumulate while the database hangs.
 */
export class SingleFlightReads {
  #underWay = new Map<string, Promise<unknown>>();

  /** True while the database has not answered. */
  get arePending(): boolean {
    return this.#underWay.size > 0;
  }

  /** Reads, or waits for the same read if it is pending; `name` identifies the data. Throws when it takes too long. */
  read<Value>(name: string, query: () => Promise<Value>): Promise<Value> {
    const shared = this.#underWay.get(name) as Promise<Value> | undefined;
    if (shared) return shared;
    if (this.#underWay.size >= READINGS_MAX)
      return Promise.reject(new DatabaseTooSlow('Too many reads are under way'));
    const reading = within(READING_MILLISECONDS_MAX, query(), tooSlow).finally(() => {
      if (this.#underWay.get(name) === reading) this.#underWay.delete(name);
    });
    this.#underWay.set(name, reading);
    return reading;
  }

  /** Called after a change, so that no request shares a read from before it. */
  clear(): void {
    this.#underWay.clear();
  }
}

function tooSlow(): never {
  throw new DatabaseTooSlow('A reading took too long');
}
