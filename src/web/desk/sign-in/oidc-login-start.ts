import { redirect } from 'react-router';
import { cookieOf } from '#server/staff/cookies.ts';
import { startDirectorySignIn } from '#server/staff/oidc/directory-sign-in.ts';
import { ATTEMPT_SECONDS_MAX } from '#server/staff/oidc/sign-in-attempt.ts';
import { appOf } from '#web/context.ts';
import { RETURN_PATH, signInPath } from '#web/desk/directory/directory-paths.ts';
import { pageAfterSignIn } from '#web/desk/staff-guard.ts';
import { found } from '#web/shared/found.ts';
import type { Route } from './+types/oidc-login-start';

/** Signing in changes state, so it requires a form; a followed link is redirected to the page with the form. */
export function loader({ context, url }: Route.LoaderArgs) {
  // 404 where staff sign in another way
  found(appOf(context).directory);
  return redirect(signInPath(pageAfterSignIn(url.searchParams)));
}

/** Redirects to the company's directory to sign in; if that is unavailable, the sign-in page shows it. */
export async function action({ context, url }: Route.ActionArgs) {
  const app = appOf(context);
  const target = pageAfterSignIn(url.searchParams);
  const result = await startDirectorySignIn(app, found(app.directory), {
    target,
    returnAddress: new URL(RETURN_PATH, url),
    asOther: url.searchParams.has('iny'),
  });
  if (result.outcome === 'away') return redirect(signInPath(target), 303);
  const headers = { 'Set-Cookie': cookieOf(app, 'attempt', result.attempt, { seconds: ATTEMPT_SECONDS_MAX }) };
  return redirect(result.to.href, { status: 303, headers });
}
