import { setImmediate } from 'node:timers/promises';

/** The longest other work waits for the event loop. */
const SLICE_MILLISECONDS = 10;

/** The same items, yielding to the event loop whenever the work between them has taken that long. */
export async function* inSlices<Item>(items: Iterable<Item> | AsyncIterable<Item>): AsyncGenerator<Item> {
  let begun = performance.now();
  for await (const item of items) {
    if (performance.now() - begun > SLICE_MILLISECONDS) {
      await setImmediate();
      begun = performance.now();
    }
    yield item;
  }
}
