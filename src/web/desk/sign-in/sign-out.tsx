import { redirect } from 'react-router';
import { nonBreaking } from '#domain/slovak.ts';
import { directorySignOutUrl } from '#server/staff/oidc/directory-sign-in.ts';
import { signOut } from '#server/staff/sessions.ts';
import { appOf } from '#web/context.ts';
import { Submit } from '#web/desk/kit/desk-form.tsx';
import { ErrorHead } from '#web/shared/document-head.tsx';
import { RequestNumber } from '#web/shared/request-id.tsx';
import type { Route } from './+types/sign-out';
import { letFormsReachDirectory, onlyWithProvider } from './require-provider.ts';

/** With a hosted sign-in users sign out at the provider. */
export const middleware: Route.MiddlewareFunction[] = [onlyWithProvider('local', 'oidc')];

/** Signing out changes state, so it requires a form; following a link does nothing. */
export function loader() {
  return redirect('/dashboard');
}

/** After sign-out the user goes to / (specification section 2.1), through the directory where there is one. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const app = appOf(context);
  letFormsReachDirectory(context);
  const directoryUrl = await directorySignOutUrl(app, request, new URL('/', url));
  const headers = { 'Set-Cookie': await signOut(app, request) };
  return redirect(directoryUrl?.href ?? '/', { status: 303, headers });
}

/** Never shown, but only a page can have an error page. */
export default function SignOut() {
  return null;
}

const TITLE = 'Odhlásenie sa nepodarilo';
const TEXT = 'Chyba je na našej strane, stále ste v správe prihlásení. Skúste to o chvíľu znova.';

export function ErrorBoundary() {
  return (
    <form method="post" className="card widget">
      <ErrorHead title={TITLE} description={TEXT} />
      <h1>{TITLE}</h1>
      <p>{nonBreaking(TEXT)}</p>
      <RequestNumber />
      <Submit label="Odhlásiť sa" />
    </form>
  );
}
