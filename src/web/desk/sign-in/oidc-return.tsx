import { data, redirect } from 'react-router';
import { noCookie, readCookie } from '#server/staff/cookies.ts';
import { returnFromDirectory } from '#server/staff/oidc/directory-sign-in.ts';
import { appOf } from '#web/context.ts';
import { DirectoryRefusal, refusalTitle } from '#web/desk/directory/directory-form.tsx';
import { found } from '#web/shared/found.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/oidc-return';
import { letFormsReachDirectory } from './require-provider.ts';

const DESCRIPTION = 'Prihlásenie do správy kurzov firemným účtom.';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData ? refusalTitle(loaderData.refusal) : 'Prihlásenie', description: DESCRIPTION });

/** Deletes the cookie of the attempt, which is used up whatever the result. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

const STATUS = { 'not-staff': 403, stale: 400, declined: 400, unproven: 400, away: 503 };

/** The return address of the company's directory: redirects to the requested page, or shows why not. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const app = appOf(context);
  const directory = found(app.directory);
  const cookieHeader = request.headers.get('Cookie');
  const returned = { returnedTo: url, attempt: readCookie(app, cookieHeader, 'attempt'), cookieHeader };
  const result = await returnFromDirectory(app, directory, returned);
  const headers = new Headers({ 'Set-Cookie': noCookie(app, 'attempt') });
  letFormsReachDirectory(context);
  if (result.outcome !== 'signed-in')
    return data({ name: directory.settings.name, refusal: result }, { status: STATUS[result.outcome], headers });
  headers.append('Set-Cookie', result.cookie);
  throw redirect(result.target, { status: 303, headers });
}

export default function OidcReturn({ loaderData }: Route.ComponentProps) {
  return <DirectoryRefusal {...loaderData} />;
}
