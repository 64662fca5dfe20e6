import { data } from 'react-router';
import { requireStaff } from '../../staff-guard.ts';
import type { Route } from './+types/desk-not-found';

/** An address of the desk that leads nowhere; only staff hear so. */
export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args);
  throw data(null, { status: 404 });
}

export const action = loader;

/** Never shown; without a page of its own the answer would have no frame. */
export default function DeskNotFound() {
  return null;
}
