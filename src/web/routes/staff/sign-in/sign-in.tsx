import { data, redirect, useOutletContext } from 'react-router';
import { findStaffMember, hasStaff } from '#server/staff/staff.ts';
import { appOf } from '#web/context.ts';
import type { HostedSignIn } from '#web/hosted-sign-in.ts';
import { pageAfterSignIn } from '#web/staff-guard.ts';
import { DirectorySignIn } from '#web/ui/desk/directory/directory-sign-in.tsx';
import { SignInFields } from '#web/ui/desk/sign-in-fields.tsx';
import { pageMeta } from '#web/ui/shared/page-meta.ts';
import type { Route } from './+types/sign-in';
import { hostedStep } from './hosted-sign-in.ts';
import { HostedSignInPage } from './hosted-sign-in-page.tsx';
import { directorySignIn } from './oidc-directory.ts';
import { PASSWORD_SET, signInByForm, signingIn } from './sign-in-by-form.ts';
import { requireWay } from './way.ts';

export const meta = () =>
  pageMeta({
    title: 'Prihlásenie zamestnanca',
    description: 'Prihlásenie do správy kurzov pre zamestnancov spoločnosti. Návštevníci webu sa neprihlasujú.',
  });

/** Retry-After of a refused form; React Router drops an action's headers without this function. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const app = appOf(context);
  if (app.signInWay.provider === 'clerk') return hostedStep(app, request, url);
  if (await findStaffMember(app, request)) throw redirect(pageAfterSignIn(url.searchParams));
  if (app.directory) return directorySignIn(context, app.directory, url);
  const isPasswordSet = url.searchParams.has(PASSWORD_SET);
  return { way: 'local' as const, hasStaff: await hasStaff(app.db), isPasswordSet };
}

export const middleware: Route.MiddlewareFunction[] = [signingIn()];

export async function action({ context, url }: Route.ActionArgs) {
  requireWay(appOf(context), 'local');
  const result = await signInByForm(context);
  if (result.outcome === 'refused') return data({ email: result.email, message: result.message }, result.init);
  const target =
    result.outcome === 'second-step' ? `/signIn/overenie${url.search}` : pageAfterSignIn(url.searchParams);
  return redirect(target, { status: 303, headers: result.headers });
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const hosted = useOutletContext<HostedSignIn | undefined>();
  switch (loaderData.way) {
    case 'clerk':
      return hosted && <HostedSignInPage hosted={hosted} step={loaderData.step} />;
    case 'oidc':
      return <DirectorySignIn {...loaderData} />;
    case 'local':
      return <LocalSignIn {...loaderData} refusal={actionData} />;
  }
}

interface LocalSignInProps {
  hasStaff: boolean;
  isPasswordSet: boolean;
  refusal: { email: string; message: string } | undefined;
}

function LocalSignIn({ hasStaff, isPasswordSet, refusal }: LocalSignInProps) {
  return (
    <form method="post" className="card widget">
      <h1>Prihlásenie</h1>
      <p className="muted">Len pre zamestnancov. Na kurz sa prihlásite bez účtu.</p>
      {isPasswordSet && !refusal && <p role="status">Heslo je nastavené. Prihláste sa ním.</p>}
      {!hasStaff && <p>Zatiaľ tu nie je žiadny účet. Prvý založíte odkazom, ktorý server vypísal pri spustení.</p>}
      <SignInFields refusal={refusal} />
      <a href="/signIn/zabudnute-heslo">Zabudli ste heslo?</a>
      <a className="arrow-link" href="/kurzy-a-skolenia">
        Prihlásiť sa na kurz
      </a>
    </form>
  );
}
