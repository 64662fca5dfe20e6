import { useDeferredValue } from 'react';
import { useNavigationType } from 'react-router';
import { useHydrated } from '#web/shared/use-hydrated.ts';

/** A few more than fit on the first screen. */
const FIRST_SCREEN_ROWS = 12;

/**
 * How many rows of a list to render: after a link to another section those of the first screen, which is painted before
 * the others are rendered. A document has them all, and so has a page that Back returns to, for its scroll position.
 */
export function useRowsShown(): number {
  const isPartFirst = useHydrated() && useNavigationType() === 'PUSH';
  return useDeferredValue(Number.POSITIVE_INFINITY, isPartFirst ? FIRST_SCREEN_ROWS : undefined);
}
