import { open } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

const EVERY_MILLISECONDS = 50;

/**
 * Has what is written into a large file reach the disk a little at a time, until it is disposed of. Left to the system it goes
 * all at once, and whoever waits for a commit on the same disk waits for all of it.
 */
export async function flushOften(file: string): Promise<AsyncDisposable> {
  const opened = await open(file, 'r+');
  const stopped = new AbortController();
  const flushing = (async () => {
    while (!stopped.signal.aborted) {
      await opened.datasync();
      await setTimeout(EVERY_MILLISECONDS);
    }
  })();
  // told when it is disposed of; until then nobody listens
  flushing.catch(() => undefined);
  return {
    async [Symbol.asyncDispose]() {
      stopped.abort();
      await flushing.finally(() => opened.close());
    },
  };
}
