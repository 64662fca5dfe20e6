const waiting: (() => void)[] = [];

/**
 * A turn of the event loop of one's own: of many who ask at once, one goes on in each, so that whatever else waits is
 * served between them. Before heavy work, and between its steps.
 */
export function yieldToEventLoop(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (waiting.push(resolve) === 1) setImmediate(giveTurn);
  return promise;
}

function giveTurn(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(giveTurn);
}
