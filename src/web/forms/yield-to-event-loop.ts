const waiting: (() => void)[] = [];

/**
 * Waits for the caller's own turn of the event loop: of many waiting callers one resumes in each turn, so that other
 * requests are served in between. Call it before heavy work, and between its steps.
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
