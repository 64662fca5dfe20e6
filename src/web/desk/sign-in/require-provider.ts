import { data, type MiddlewareFunction, type RouterContextProvider } from 'react-router';
import type { IdentityProvider } from '#domain/staff/staff.ts';
import type { App } from '#server/app.ts';
import type { Directory } from '#server/staff/oidc/directory.ts';
import { isDirectoryReachable } from '#server/staff/oidc/directory-sign-in.ts';
import { appOf, visitContext } from '#web/context.ts';
import { pageAfterSignIn } from '#web/desk/staff-guard.ts';

/** 404 unless staff sign in through one of these providers. */
export function requireProvider(app: App, ...providers: IdentityProvider[]): void {
  if (!providers.includes(app.signInWay.provider)) throw data(null, { status: 404 });
}

/** The same for a whole page, its form included. */
export function onlyWithProvider(...providers: IdentityProvider[]): MiddlewareFunction<Response> {
  return async ({ context }, next) => {
    requireProvider(appOf(context), ...providers);
    return next();
  };
}

/** The data of the sign-in page where staff sign in through the company's directory. */
export async function directorySignIn(
  context: Readonly<RouterContextProvider>,
  directory: Directory,
  { searchParams }: URL,
) {
  const isAway = !(await isDirectoryReachable(appOf(context), directory));
  letFormsReachDirectory(context);
  const { name } = directory.settings;
  return data({ way: 'oidc' as const, name, target: pageAfterSignIn(searchParams), isAway }, isAway ? 503 : 200);
}

/**
 * Lets forms of the rendered page lead to the company's directory, where there is one: signing in or out by a form
 * redirects there, and browsers check redirects against the policy of the page the form is on.
 */
export function letFormsReachDirectory(context: Readonly<RouterContextProvider>): void {
  const { app, pageFacts } = context.get(visitContext);
  const { directory } = app;
  // the page does not wait for the directory; the next page uses its response
  directory?.ensureReachable().catch(() => undefined);
  pageFacts.formOrigins = directory?.origins;
}
