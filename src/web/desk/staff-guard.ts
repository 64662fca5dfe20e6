import { data, type RouterContextProvider, redirect, redirectDocument } from 'react-router';
import { type Area, may, type Permitted } from '#domain/staff/permissions.ts';
import type { StaffMember } from '#domain/staff/staff.ts';
import type { App } from '#server/app.ts';
import { findStaffMember } from '#server/staff/staff.ts';
import { appOf } from '#web/context.ts';

export interface RequestArgs {
  context: Readonly<RouterContextProvider>;
  request: Request;
  url: URL;
}

/** What a loader or action of the desk works with, once its caller is known. */
interface DeskRequest<Member extends StaffMember> {
  app: App;
  db: App['db'];
  staff: Member;
}

/**
 * The signed-in member of staff who may work in this area: 403 where the role does not permit it; visitors are
 * redirected to the sign-in page. Each staff loader and action calls it, as a guard in a layout alone is bypassed by
 * requesting only the page's data.
 */
export async function requireStaff<In extends Area>(
  args: RequestArgs,
  area: In,
): Promise<DeskRequest<Permitted<In>>> {
  const { staff, ...request } = await requireAnyStaff(args);
  if (may(staff, area)) return { ...request, staff };
  throw data(null, { status: 403 });
}

/**
 * For pages of the desk that every role may open.
 *
 * A form is redirected with its data (307), so that the next page can keep it until its sender has signed in.
 */
export async function requireAnyStaff(args: RequestArgs): Promise<DeskRequest<StaffMember>> {
  const app = appOf(args.context);
  const staff = await findStaffMember(app, args.request);
  if (staff) return { app, db: app.db, staff };
  const target = deskAddress(args.url.pathname + args.url.search);
  const query = target === DESK ? '' : `?${new URLSearchParams({ dalej: target })}`;
  const isForm = args.request.method === 'POST' && args.request.headers.has('Content-Type');
  if (!isForm) throw redirectDocument(`/signIn${query}`);
  // a response before a long form is fully received would cut the connection, and the browser would show its own error
  await args.request.body?.pipeTo(new WritableStream()).catch(() => undefined);
  throw redirect(`/signIn/pokracovanie${query}`, 307);
}

/**
 * Where to go after signing in: the requested page of the desk with its query. Otherwise `/dashboard` (specification
 * section 2.1), which redirects to the first section of a role (decision 0049).
 */
export function pageAfterSignIn(query: URLSearchParams): string {
  const requested = deskAddress(query.get('dalej') ?? '');
  return requested === DESK ? `${DESK}?${ENTRY}` : requested;
}

/** In the query of the desk's address: the user has just signed in. */
export const ENTRY = 'vstup';

const DESK = '/dashboard';
/** Longer than the filter of any list, so a longer address is not one of ours. */
const LENGTH_MAX = 2_000;

/** The address within the desk that a text contains; the desk itself where it contains another address or none. */
function deskAddress(text: string): string {
  if (!text.startsWith(DESK) || text.length > LENGTH_MAX) return DESK;
  // parsed as a browser parses it, which removes dots, backslashes and line ends
  const url = URL.parse(text, 'http://desk');
  if (!url || !/^\/dashboard(\/[\w-]+)*$/.test(url.pathname)) return DESK;
  return url.pathname + url.search;
}
