/** How long what a rush of changes spoils may still be seen. */
const WINDOW_MILLISECONDS = 500;
const AT_ONCE_MAX = 5;

/**
 * Calls `act` at once for the first few times of each half second, and at its end once for all the others: a single change
 * is seen immediately, and in a rush nothing is made anew more than a few times a second.
 */
export function inBursts(act: () => void): () => void {
  let times = 0;
  function endWindow(): void {
    if (times > AT_ONCE_MAX) act();
    times = 0;
  }
  return () => {
    times += 1;
    if (times === 1) setTimeout(endWindow, WINDOW_MILLISECONDS).unref();
    if (times <= AT_ONCE_MAX) act();
  };
}
