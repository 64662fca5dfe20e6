import { redirect } from 'react-router';
import { signOut } from '#server/sign-in.ts';
import { appOf } from '../../context.ts';
import type { Route } from './+types/sign-out';

/** Signing out is an act, so it takes a form; a link somebody follows does nothing. */
export function loader() {
  return redirect('/dashboard');
}

/** After sign-out the user goes to / (specification section 2.1). */
export async function action({ context, request }: Route.ActionArgs) {
  const cookies = await signOut(appOf(context), request);
  return redirect('/', { status: 303, headers: new Headers(cookies.map((cookie) => ['Set-Cookie', cookie])) });
}
