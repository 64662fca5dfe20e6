import { setImmediate as settled } from 'node:timers/promises';

/** The time it is in the simulation, and what happens next: the earliest first. */
export class Clock {
  now = 0;
  #events: { at: number; happen: () => void }[] = [];

  wait(milliseconds: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#events.push({ at: this.now + milliseconds, happen: resolve });
    return promise;
  }

  /** Lets the next event happen. Few are awaited at a time: to look through them is quick enough. */
  async step(): Promise<void> {
    const next = this.#events.reduce((first, event) => (event.at < first.at ? event : first));
    this.#events.splice(this.#events.indexOf(next), 1);
    this.now = next.at;
    next.happen();
    // whoever it wakes goes on until the next wait
    await settled();
  }
}

/** What so many can have at a time; the others wait in a row. */
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
