import { setImmediate } from 'node:timers/promises';

/** The longest other work waits for the event loop. */
const SLICE_MILLISECONDS = 10;

/** The same items, yielding to the event loop whenever the work between them has taken that long. */
export async function* inSlices<Item>(items: Iterable<Item> | AsyncIterable<Item>): AsyncGenerator<Item> {
  let sliceStart = performance.now();
  for await (const item of items) {
    if (performance.now() - sliceStart > SLICE_MILLISECONDS) {
      await setImmediate();
      sliceStart = performance.now();
    }
    yield item;
  }
}
