import { type RouterContextProvider, redirect } from 'react-router';
import type { StaffMember } from '#domain/staff.ts';
import { findStaffMember } from '#server/staff.ts';
import { appOf } from './context.ts';

/**
 * Who of the staff asks; everybody else is sent to the sign-in page. Each staff loader and action asks for itself:
 * a guard in a layout alone is passed by asking for the page's data only.
 */
export async function requireStaff(args: {
  context: Readonly<RouterContextProvider>;
  request: Request;
}): Promise<StaffMember> {
  const staff = await findStaffMember(appOf(args.context), args.request);
  if (staff) return staff;
  const { pathname } = new URL(args.request.url);
  const target = pathname.replace(/\.data$/, '');
  throw redirect(target === '/dashboard' ? '/signIn' : `/signIn?dalej=${encodeURIComponent(target)}`);
}

/** Where to go after signing in: a page of the dashboard that was asked for, else the dashboard itself. */
export function pageAfterSignIn(query: URLSearchParams): string {
  const wanted = query.get('dalej') ?? '';
  return /^\/dashboard(\/[\w-]+)*$/.test(wanted) ? wanted : '/dashboard';
}
