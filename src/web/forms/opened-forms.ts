import type { MonotonicClock } from '#server/clock.ts';
import { FORM_SECONDS_MIN } from './form-limit.ts';

const ENTRIES_MAX = 10_000;

/** A sender: the client's address and its User-Agent. */
export interface Sender {
  clientAddress: string;
  userAgent: string;
}

/**
 * When a sender last received a page with a form, cached or not, prefetched or not. Only the last few seconds are
 * stored, in this process: a sender without an entry has taken long enough, or received the page from another node.
 *
 * A sender is an address and a browser. Two visitors behind one address with the same browser are one: when the second
 * opens the page just as the first sends the form, the first has to send it again in three seconds, and keeps what was
 * typed. A robot that fetches and sends under two names is not detected; the limit and the hidden field remain.
 */
export class OpenedForms {
  #clock: MonotonicClock;
  /** Milliseconds by sender and page, the oldest first. */
  #openings = new Map<string, number>();

  constructor(clock: MonotonicClock) {
    this.#clock = clock;
  }

  note(sender: Sender, pathname: string): void {
    const now = this.#clock.elapsed();
    const key = keyOf(sender, pathname);
    this.#openings.delete(key);
    this.#openings.set(key, now);
    for (const [oldest, openedAt] of this.#openings) {
      if (this.#openings.size <= ENTRIES_MAX && now - openedAt < FORM_SECONDS_MIN * 1_000) return;
      this.#openings.delete(oldest);
    }
  }

  /** How long ago the sender received this page; undefined when there is no entry. */
  secondsSince(sender: Sender, pathname: string): number | undefined {
    const openedAt = this.#openings.get(keyOf(sender, pathname));
    return openedAt === undefined ? undefined : (this.#clock.elapsed() - openedAt) / 1_000;
  }
}

function keyOf({ clientAddress, userAgent }: Sender, pathname: string): string {
  return [clientAddress, userAgent.slice(0, 200), pathname.slice(0, 200)].join('\n');
}
