import type { App } from '#server/app.ts';
import { FORM_SECONDS_MIN } from './form-limit.ts';

const ENTRIES_MAX = 10_000;

/** Who asks: the client's address and what it calls itself. */
export interface Sender {
  clientAddress: string;
  userAgent: string;
}

/**
 * When somebody was last given a page with a form, kept page or not, fetched ahead or not. Only the last few seconds are
 * remembered, in this process: whoever is unknown has taken long enough, or came by another node.
 *
 * A sender is an address and a browser. Two visitors behind one address with the same browser are one: when the second
 * opens the page just as the first sends its form, the first is asked to send it again in three seconds, and keeps what
 * was typed. A robot that fetches and sends under two names passes; the limit and the hidden field remain.
 */
export class OpenedForms {
  #clock: Pick<App, 'elapsed'>;
  /** Milliseconds by sender and page, the oldest first. */
  #openings = new Map<string, number>();

  constructor(clock: Pick<App, 'elapsed'>) {
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

  /** How long ago the sender was given this page; undefined when nobody remembers. */
  secondsSince(sender: Sender, pathname: string): number | undefined {
    const openedAt = this.#openings.get(keyOf(sender, pathname));
    return openedAt === undefined ? undefined : (this.#clock.elapsed() - openedAt) / 1_000;
  }
}

function keyOf({ clientAddress, userAgent }: Sender, pathname: string): string {
  return [clientAddress, userAgent.slice(0, 200), pathname.slice(0, 200)].join('\n');
}
