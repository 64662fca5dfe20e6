import { useRouteLoaderData } from 'react-router';

/** The site's origin, for addresses used outside the page; empty unless BASE_URL is set. */
export function useOrigin(): string {
  const root = useRouteLoaderData('root') as { origin: string } | undefined;
  return root?.origin ?? '';
}
