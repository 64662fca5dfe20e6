import { data, redirect, useOutletContext } from 'react-router';
import { findStaffMember, hasStaff } from '#server/staff/staff.ts';
import { appOf } from '#web/context.ts';
import type { HostedSignIn } from '#web/desk/clerk/hosted-sign-in.ts';
import { HostedSignInBox } from '#web/desk/clerk/hosted-sign-in-box.tsx';
import { NoAccess, Unverified } from '#web/desk/clerk/no-access.tsx';
import { DirectoryForm } from '#web/desk/directory/directory-form.tsx';
import { pageAfterSignIn } from '#web/desk/staff-guard.ts';
import { Complaint } from '#web/shared/field.tsx';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/sign-in';
import { type HostedStep, hostedStep } from './hosted-sign-in.ts';
import { directorySignIn, requireProvider } from './require-provider.ts';
import { PASSWORD_SET, signInByForm, signingIn } from './sign-in-by-form.ts';
import { SignInFields } from './sign-in-fields.tsx';

export const meta = () =>
  pageMeta({
    title: 'Prihlásenie zamestnanca',
    description: 'Prihlásenie do správy kurzov pre zamestnancov spoločnosti. Návštevníci webu sa neprihlasujú.',
  });

export { headers } from '#web/shared/action-headers.ts';

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const app = appOf(context);
  if (app.signInWay.provider === 'clerk') return hostedStep(app, request, url);
  if (await findStaffMember(app, request)) throw redirect(pageAfterSignIn(url.searchParams));
  if (app.directory) return directorySignIn(context, app.directory, url);
  const isPasswordSet = url.searchParams.has(PASSWORD_SET);
  return { way: 'local' as const, hasStaff: await hasStaff(app.db), isPasswordSet };
}

export const middleware: Route.MiddlewareFunction[] = [signingIn()];

export async function action({ url, ...args }: Route.ActionArgs) {
  requireProvider(appOf(args.context), 'local');
  const result = await signInByForm(args);
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

/** The sign-in page where a provider hosts the sign-in. */
function HostedSignInPage({ hosted, step }: { hosted: HostedSignIn; step: HostedStep }) {
  switch (step.is) {
    case 'sign-in':
      return <HostedSignInBox hosted={hosted} after={step.after} />;
    case 'not-staff':
      return <NoAccess hosted={hosted} email={step.email} />;
    case 'unverified':
      return <Unverified hosted={hosted} again={step.again} />;
  }
}

/** The sign-in page for the company's directory: one button, or a notice that the directory does not respond. */
function DirectorySignIn({ name, target, isAway }: { name: string; target: string; isAway: boolean }) {
  return (
    <div className="card widget">
      <h1>Prihlásenie</h1>
      <p className="muted">Len pre zamestnancov. Na kurz sa prihlásite bez účtu.</p>
      {isAway && <Complaint>{`Prihlasovanie cez ${name} teraz neodpovedá. Skúste to o chvíľu znova.`}</Complaint>}
      <DirectoryForm label={isAway ? 'Skúsiť znova' : `Prihlásiť sa cez ${name}`} target={target} />
      <a className="arrow-link" href="/kurzy-a-skolenia">
        Prihlásiť sa na kurz
      </a>
    </div>
  );
}
