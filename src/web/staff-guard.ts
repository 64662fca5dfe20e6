import { data, type RouterContextProvider, redirect } from 'react-router';
import { type Area, may, type Permitted } from '#domain/staff/permissions.ts';
import type { StaffMember } from '#domain/staff/staff.ts';
import { findStaffMember } from '#server/staff/staff.ts';
import { appOf } from './context.ts';

interface Asking {
  context: Readonly<RouterContextProvider>;
  request: Request;
  url: URL;
}

/**
 * Who of the staff asks and may work here: whose role does not reach gets 403, everybody else is sent to the sign-in
 * page. Each staff loader and action asks for itself: a guard in a layout alone is passed by asking for the page's data
 * only.
 */
export async function requireStaff<In extends Area>(args: Asking, area: In): Promise<Permitted<In>> {
  const staff = await requireAnyStaff(args);
  if (may(staff, area)) return staff;
  throw data(null, { status: 403 });
}

/**
 * For pages of the desk that every role has.
 *
 * A form goes along, as it was typed: the browser sends it once more where it can be kept until somebody has signed in.
 */
export async function requireAnyStaff(args: Asking): Promise<StaffMember> {
  const staff = await findStaffMember(appOf(args.context), args.request);
  if (staff) return staff;
  const target = deskAddress(args.url.pathname + args.url.search);
  const query = target === DESK ? '' : `?${new URLSearchParams({ dalej: target })}`;
  const isForm = args.request.method === 'POST' && args.request.headers.has('Content-Type');
  if (!isForm) throw redirect(`/signIn${query}`);
  // an answer before all of a long form has come would cut the connection, and the browser would show its own error
  await args.request.body?.pipeTo(new WritableStream()).catch(() => undefined);
  throw redirect(`/signIn/pokracovanie${query}`, 307);
}

/**
 * Where to go after signing in: the page of the desk that was asked for, its query too. Else it is `/dashboard` (specification
 * section 2.1), which leads on to the first section of a role (decision 0049).
 */
export function pageAfterSignIn(query: URLSearchParams): string {
  const asked = deskAddress(query.get('dalej') ?? '');
  return asked === DESK ? `${DESK}?${ENTRY}` : asked;
}

/** In the query of the desk's address: who has just signed in. */
export const ENTRY = 'vstup';

const DESK = '/dashboard';
/** Longer than any list's filter; what is longer nobody has come from. */
const LENGTH_MAX = 2_000;

/** The address within the desk that a text names; the desk itself where it names another or none. */
function deskAddress(text: string): string {
  if (!text.startsWith(DESK) || text.length > LENGTH_MAX) return DESK;
  // read as a browser will read it: dots, backslashes and line ends are gone by then
  const url = URL.parse(text, 'http://desk');
  if (!url || !/^\/dashboard(\/[\w-]+)*$/.test(url.pathname)) return DESK;
  return url.pathname + url.search;
}
