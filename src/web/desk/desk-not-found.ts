import { data } from 'react-router';
import type { Route } from './+types/desk-not-found';
import { requireAnyStaff } from './staff-guard.ts';

/** An unknown address of the desk; only staff receive 404, visitors are redirected to the sign-in. */
export async function loader(args: Route.LoaderArgs) {
  await requireAnyStaff(args);
  throw data(null, { status: 404 });
}

export const action = loader;

/** Never shown. A route without a component would send its 404 bare, not as a page of the desk. */
export default function DeskNotFound() {
  return null;
}
