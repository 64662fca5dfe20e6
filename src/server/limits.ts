import type { MonotonicClock } from './clock.ts';

/** So many turns for each key in so many seconds from the first. */
export interface Limit {
  name: string;
  turns: number;
  seconds: number;
}

/** Whether the caller may continue, or how long to wait. */
export type Turn = { allowed: true } | { allowed: false; retryAfterSeconds: number };

/** Counts turns. A turn that is refused is not counted. */
export interface Limits {
  /** Takes a turn before what it is for is done, so that concurrent callers cannot exceed the limit. */
  take(limit: Limit, key: string): Promise<Turn>;
  /** Undoes one `take` that was allowed. */
  giveBack(limit: Limit, key: string): Promise<void>;
  /** Resets the count of the key. */
  clear(limit: Limit, key: string): Promise<void>;
  close(): Promise<void>;
}

/** Limits within one process. */
export function localLimits(clock: MonotonicClock): Limits {
  const all = new Map<string, Windows>();
  const windowsOf = ({ name }: Limit) => all.getOrInsertComputed(name, () => new Map());
  return {
    async take(limit, key) {
      const now = clock.elapsed();
      const windows = windowsOf(limit);
      deleteEnded(windows, now);
      const window = windows.getOrInsertComputed(key, () => ({ taken: 0, endsAt: now + limit.seconds * 1_000 }));
      if (window.taken >= limit.turns)
        return { allowed: false, retryAfterSeconds: Math.ceil((window.endsAt - now) / 1_000) };
      window.taken += 1;
      return { allowed: true };
    },
    async giveBack(limit, key) {
      const window = windowsOf(limit).get(key);
      if (window && window.taken > 0) window.taken -= 1;
    },
    async clear(limit, key) {
      windowsOf(limit).delete(key);
    },
    async close() {},
  };
}

/** By key, the one that ends first at the front. */
type Windows = Map<string, { taken: number; endsAt: number }>;

function deleteEnded(windows: Windows, now: number): void {
  for (const [key, { endsAt }] of windows) {
    if (endsAt > now) return;
    windows.delete(key);
  }
}
