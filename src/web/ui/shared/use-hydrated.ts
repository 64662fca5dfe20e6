import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while React takes the server's page over; true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
