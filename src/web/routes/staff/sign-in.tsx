import { data, redirect } from 'react-router';
import { findStaffMember, hasStaff, signIn } from '#server/staff.ts';
import { appOf, visitContext } from '../../context.ts';
import { credentials } from '../../credentials.ts';
import { readForm } from '../../form.ts';
import { signInRefusal } from '../../sign-in-refusal.ts';
import { pageAfterSignIn } from '../../staff-guard.ts';
import { pageMeta } from '../../ui/page-meta.ts';
import { SignInFields } from '../../ui/sign-in-fields.tsx';
import type { Route } from './+types/sign-in';

export const meta = () =>
  pageMeta({
    title: 'Prihlásenie zamestnanca',
    description: 'Prihlásenie do správy kurzov pre zamestnancov spoločnosti. Návštevníci webu sa neprihlasujú.',
  });

/** Retry-After of a refused form; React Router drops what an action sets unless told. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const app = appOf(context);
  if (await findStaffMember(app, request)) throw redirect(pageAfterSignIn(url.searchParams));
  return { hasStaff: await hasStaff(app.db) };
}

export async function action(args: Route.ActionArgs) {
  const { app, clientAddress } = args.context.get(visitContext);
  const { email, password } = credentials((await readForm(args)).texts);
  const result = await signIn(app, { email, password, clientAddress });
  if (result.outcome === 'signed-in') {
    const headers = new Headers(result.cookies.map((cookie) => ['Set-Cookie', cookie]));
    return redirect(pageAfterSignIn(args.url.searchParams), { status: 303, headers });
  }
  const { message, ...init } = signInRefusal(result);
  return data({ email, message }, init);
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <form method="post" className="widget">
      <h1>Prihlásenie</h1>
      <p className="muted">Len pre zamestnancov. Na kurz sa prihlásite bez účtu.</p>
      {!loaderData.hasStaff && (
        <p>Zatiaľ tu nie je žiadny účet. Prvý založíte odkazom, ktorý server vypísal pri spustení.</p>
      )}
      <SignInFields refusal={actionData} />
      <a className="arrow-link" href="/kurzy-a-skolenia">
        Prihlásiť sa na kurz
      </a>
    </form>
  );
}
