import { data } from 'react-router';
import { type FieldError, fieldErrors } from '#domain/field-error.ts';
import { email, requiredLine } from '#domain/fields.ts';
import { z } from '#domain/schema.ts';
import { isEasilyGuessed, newPassword, TOO_COMMON } from '#domain/staff/password.ts';
import type { App } from '#server/app.ts';
import { acceptFirstInvitation, isInvited } from '#server/staff/first-account.ts';
import { wasInvitation } from '#server/staff/local/invitation-code.ts';
import { appOf } from '#web/context.ts';
import { Submit } from '#web/desk/kit/desk-form.tsx';
import { readForm } from '#web/forms/form.ts';
import { complaintAbout } from '#web/shared/field.tsx';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/first-account';
import { codeOf, EndedInvitation } from './ended-invitation.tsx';
import { onlyWithProvider } from './require-provider.ts';
import { signInByNewPassword } from './sign-in-by-form.ts';
import { AccountEmailField, AccountNameField, NewPasswordField } from './sign-in-fields.tsx';

export const meta = () => pageMeta({ title: 'Prvý účet', description: 'Založenie prvého účtu v správe kurzov.' });

const accountSchema = z
  .object({
    name: requiredLine('Napíšte meno a priezvisko.'),
    email: email('Zadajte e-mail v tvare meno@firma.sk'),
    password: newPassword(),
  })
  .refine(({ name, email, password }) => !isEasilyGuessed(password, [name, email]), {
    path: ['password'],
    message: TOO_COMMON,
  });

export const middleware: Route.MiddlewareFunction[] = [onlyWithProvider('local')];

/** The page of the one-time link that the first start prints (decisions: Sign-in). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const isGood = await isLinkGood(appOf(context), url);
  return data({ isGood }, isGood ? 200 : 410);
}

export async function action(args: Route.ActionArgs) {
  const app = appOf(args.context);
  if (!(await isLinkGood(app, args.url))) return data(null, 410);
  const { texts } = await readForm(args);
  const account = accountSchema.safeParse(Object.fromEntries(texts));
  if (!account.success) return complaints(texts, fieldErrors(account.error));
  const { outcome } = await acceptFirstInvitation(app, codeOf(args.url), account.data);
  switch (outcome) {
    case 'added':
      return signInByNewPassword(args, account.data);
    case 'email-taken':
      return complaints(texts, [{ field: 'email', message: 'Účet s\u00a0týmto e-mailom už existuje.' }]);
    case 'not-invited':
      return data(null, 410);
  }
}

/** False for a link that was used, replaced or has expired; 404 for an unknown code. */
async function isLinkGood(app: App, url: URL): Promise<boolean> {
  const code = codeOf(url);
  if (await isInvited(app, code)) return true;
  if (await wasInvitation(app.db, code, 'first-account')) return false;
  throw data(null, { status: 404 });
}

/** The page with the errors and with the submitted values, except the password. */
function complaints(texts: FormData, errors: FieldError[]) {
  return data({ errors, name: String(texts.get('name') ?? ''), email: String(texts.get('email') ?? '') }, 422);
}

export default function FirstAccount({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.isGood)
    return (
      <EndedInvitation text="Odkaz na prvý účet sa dá použiť len raz a platí jeden deň. Ak účet už máte, prihláste sa. Ak v správe ešte nie je nikto, nový odkaz vypíše server pri spustení." />
    );
  const complaint = (field: string) => complaintAbout(field, actionData?.errors);
  return (
    <form method="post" className="card widget">
      <h1>Prvý účet</h1>
      <p className="muted">S&nbsp;týmto účtom sa dostanete do správy kurzov. Odkaz sa dá použiť len raz.</p>
      <AccountNameField defaultValue={actionData?.name} error={complaint('name')} />
      <AccountEmailField defaultValue={actionData?.email} error={complaint('email')} />
      <NewPasswordField label="Heslo" error={complaint('password')} />
      <Submit label="Založiť účet" />
    </form>
  );
}
