import { setImmediate as settled } from 'node:timers/promises';

/** The current time of the simulation and its future events, processed from the earliest. */
export class Clock {
  now = 0;
  #events: { at: number; happen: () => void }[] = [];

  wait(milliseconds: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#events.push({ at: this.now + milliseconds, happen: resolve });
    return promise;
  }

  /** Processes the next event. A linear search is fast enough for so few pending events. */
  async step(): Promise<void> {
    const next = this.#events.reduce((first, event) => (event.at < first.at ? event : first));
    this.#events.splice(this.#events.indexOf(next), 1);
    this.now = next.at;
    next.happen();
    // the resumed code runs until its next wait
    await settled();
  }
}

/** A resource for a limited number of concurrent holders; the others wait in order. */
export class Queue {
  #free: number;
  #waiting: (() => void)[] = [];

  constructor(places: number) {
    this.#free = places;
  }

  async take(): Promise<void> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  give(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free += 1;
  }
}
