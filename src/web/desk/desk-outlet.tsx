import { Outlet, useLocation } from 'react-router';
import { DeskError } from '#web/desk/kit/desk-error.tsx';
import { useDeskData } from '#web/desk/kit/use-desk-data.ts';
import type { Route } from './+types/desk-outlet';

/** The content of the desk's frame: a page or an error. The frame is another route's, so it is kept. */
export default function DeskOutlet() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const sections = useDeskData()?.sections ?? [];
  return <DeskError error={error} sections={sections} pathname={useLocation().pathname} />;
}
