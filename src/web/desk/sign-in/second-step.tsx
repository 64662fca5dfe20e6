import { data, redirect } from 'react-router';
import { pageAfterSignIn } from '#web/desk/staff-guard.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/second-step';
import { onlyWithProvider } from './require-provider.ts';
import { signInByForm, signingIn } from './sign-in-by-form.ts';
import { SecondStepFields } from './sign-in-fields.tsx';

export const meta = () => pageMeta({ title: 'Overenie', description: 'Druhý krok prihlásenia do správy kurzov.' });

export { headers } from '#web/shared/action-headers.ts';

export const middleware: Route.MiddlewareFunction[] = [onlyWithProvider('local'), signingIn()];

export async function action({ url, ...args }: Route.ActionArgs) {
  const result = await signInByForm(args);
  if (result.outcome !== 'refused') {
    const target = result.outcome === 'signed-in' ? pageAfterSignIn(url.searchParams) : url.pathname + url.search;
    return redirect(target, { status: 303, headers: result.headers });
  }
  const { message, nextField, init } = result;
  return data({ message, wayBack: nextField === 'password' ? `/signIn${url.search}` : undefined }, init);
}

/**
 * The second step of a sign-in (decision 0026). Shown to every visitor, so that it does not reveal whether a password
 * was right.
 */
export default function SecondStep({ actionData }: Route.ComponentProps) {
  return (
    <form method="post" className="card widget">
      <h1>Overenie</h1>
      <SecondStepFields complaint={actionData?.message} />
      {actionData?.wayBack && (
        <a className="arrow-link" href={actionData.wayBack}>
          Prihlásiť sa znova
        </a>
      )}
    </form>
  );
}
