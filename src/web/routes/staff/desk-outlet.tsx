import { Outlet, useLocation, useRouteLoaderData } from 'react-router';
import { DeskError } from '#web/ui/desk/desk-error.tsx';
import type { Route } from './+types/desk-outlet';
import type { loader as deskLoader } from './desk.tsx';

/** The content of the desk's frame: a page or an error. The frame is another route's, so it is kept. */
export default function DeskOutlet() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const sections = useRouteLoaderData<typeof deskLoader>('routes/staff/desk')?.sections ?? [];
  return <DeskError error={error} sections={sections} pathname={useLocation().pathname} />;
}
