import { open } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

const EVERY_MILLISECONDS = 50;

/**
 * Flushes a large file to the disk a little at a time while it is written, until it is disposed of. Otherwise the
 * system writes it all at once, and a commit on the same disk waits for all of it.
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
  // the error is thrown on disposal; until then nothing handles the rejection
  flushing.catch(() => undefined);
  return {
    async [Symbol.asyncDispose]() {
      stopped.abort();
      await flushing.finally(() => opened.close());
    },
  };
}
