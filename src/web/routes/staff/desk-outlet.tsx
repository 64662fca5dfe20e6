import { Outlet, useLocation, useRouteLoaderData } from 'react-router';
import { DeskError } from '#web/ui/desk/desk-error.tsx';
import type { loader as rootLoader } from '../../root.tsx';
import type { Route } from './+types/desk-outlet';

/** What stands in the desk's frame: a page, or why there is none. The frame is another route's, so it stays. */
export default function DeskOutlet() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const requestId = useRouteLoaderData<typeof rootLoader>('root')?.requestId;
  return <DeskError error={error} pathname={useLocation().pathname} requestId={requestId} />;
}
