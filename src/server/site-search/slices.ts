import { setImmediate } from 'node:timers/promises';

/** What else waits is not to wait longer. */
const SLICE_MILLISECONDS = 10;

/** The same items, with a turn for whatever else waits whenever the work between them has taken its time. */
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
