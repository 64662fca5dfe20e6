import { setImmediate } from 'node:timers/promises';

/** Between two heavy steps of one request: whatever waits has its turn first. */
export function nextTurn(): Promise<void> {
  return setImmediate();
}
