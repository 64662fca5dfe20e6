import { data, redirect } from 'react-router';
import { VISITOR } from '#domain/actor.ts';
import { fieldErrors } from '#domain/field-error.ts';
import { email } from '#domain/fields.ts';
import { z } from '#domain/schema.ts';
import { RESET_MINUTES } from '#domain/staff/staff.ts';
import { cookieOf } from '#server/staff/cookies.ts';
import { startPasswordReset } from '#server/staff/local/password-reset.ts';
import { appOf, visitContext } from '#web/context.ts';
import { Submit } from '#web/desk/kit/desk-form.tsx';
import { readForm } from '#web/forms/form.ts';
import { complaintAbout } from '#web/shared/field.tsx';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/forgotten-password';
import { onlyWithProvider } from './require-provider.ts';
import { AccountEmailField } from './sign-in-fields.tsx';
import { tooManyAttempts } from './sign-in-refusal.ts';

export const meta = () => pageMeta({ title: 'Zabudnuté heslo', description: 'Nové heslo do správy kurzov.' });

export { headers } from '#web/shared/action-headers.ts';

const fields = z.object({ email: email('Zadajte e-mail v tvare meno@firma.sk') });

/** Limits the requests of one sender, whichever accounts they are about. */
const RESET_REQUESTS = { name: 'resetRequests', turns: 5, seconds: 10 * 60 };

export const middleware: Route.MiddlewareFunction[] = [onlyWithProvider('local')];

export function loader({ context }: Route.LoaderArgs) {
  return { sendsEmails: appOf(context).mailer !== undefined };
}

/** The same response, in the same time, whether the account exists or not. */
export async function action(args: Route.ActionArgs) {
  const { app, clientAddress } = args.context.get(visitContext);
  if (!app.mailer) throw data(null, { status: 404 });
  const { texts } = await readForm(args);
  const submitted = String(texts.get('email') ?? '');
  const sent = fields.safeParse({ email: submitted });
  if (!sent.success) return data({ submitted, errors: fieldErrors(sent.error) }, 422);
  const turn = await app.limits.take(RESET_REQUESTS, clientAddress);
  if (!turn.allowed) {
    const { message, init } = tooManyAttempts(turn);
    return data({ submitted, errors: [{ field: 'email', message }] }, init);
  }
  const token = await app.change(VISITOR, (change) => startPasswordReset(change, sent.data.email));
  return redirect('/signIn/nove-heslo', {
    status: 303,
    headers: { 'Set-Cookie': cookieOf(app, 'reset', token, { seconds: RESET_MINUTES * 60 }) },
  });
}

export default function ForgottenPassword({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.sendsEmails) return <ResetUnavailable />;
  return (
    <form method="post" className="card widget">
      <h1>Zabudnuté heslo</h1>
      <p className="muted">Na Váš e-mail pošleme kód. Napíšete ho na ďalšej strane, v&nbsp;tomto prehliadači.</p>
      <AccountEmailField defaultValue={actionData?.submitted} error={complaintAbout('email', actionData?.errors)} />
      <Submit label="Poslať kód" />
      <BackToSignIn />
    </form>
  );
}

/** Without a mail server no code can be sent. */
function ResetUnavailable() {
  return (
    <div className="card widget">
      <h1>Zabudnuté heslo</h1>
      <p>Tento web zatiaľ neposiela e-maily. O&nbsp;nové heslo požiadajte správcu, dá Vám jednorazový odkaz.</p>
      <BackToSignIn />
    </div>
  );
}

function BackToSignIn() {
  return (
    <a className="arrow-link" href="/signIn">
      Späť na prihlásenie
    </a>
  );
}
