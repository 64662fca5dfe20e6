import { useRouteLoaderData } from 'react-router';

/** Where the site lives, for addresses that are read elsewhere; empty until BASE_URL says it. */
export function useOrigin(): string {
  const root = useRouteLoaderData('root') as { origin: string } | undefined;
  return root?.origin ?? '';
}
