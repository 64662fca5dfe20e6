import { data } from 'react-router';
import { z } from 'zod';
import { type FieldError, fieldErrors } from '#domain/field-error.ts';
import { email, requiredLine } from '#domain/fields.ts';
import { isEasilyGuessed, newPassword, TOO_COMMON } from '#domain/staff/password.ts';
import { acceptInvitation, isInvited } from '#server/staff/invitation.ts';
import { appOf } from '#web/context.ts';
import { readForm } from '#web/forms/form.ts';
import { NewPasswordField } from '#web/ui/desk/new-password-field.tsx';
import { complaintAbout, InputField } from '#web/ui/shared/field.tsx';
import { pageMeta } from '#web/ui/shared/page-meta.ts';
import type { Route } from './+types/first-account';
import { signInByNewPassword } from './sign-in-by-form.ts';
import { onlyWith } from './way.ts';

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

export const middleware: Route.MiddlewareFunction[] = [onlyWith('local')];

/** The page behind the one-time link that the first start prints (decisions: Sign-in). */
export async function loader({ context, url }: Route.LoaderArgs) {
  if (!(await isInvited(appOf(context), url.searchParams.get('kod') ?? ''))) throw data(null, { status: 404 });
  return null;
}

export async function action(args: Route.ActionArgs) {
  const { texts } = await readForm(args);
  const account = accountSchema.safeParse(Object.fromEntries(texts));
  if (!account.success) return complaints(texts, fieldErrors(account.error));
  const { outcome } = await acceptInvitation(
    appOf(args.context),
    args.url.searchParams.get('kod') ?? '',
    account.data,
  );
  switch (outcome) {
    case 'added':
      return signInByNewPassword(args, account.data);
    case 'email-taken':
      return complaints(texts, [{ field: 'email', message: 'Účet s\u00a0týmto e-mailom už existuje.' }]);
    case 'not-invited':
      throw data(null, { status: 404 });
  }
}

/** The page once more, with what was typed but for the password. */
function complaints(texts: FormData, errors: FieldError[]) {
  return data({ errors, name: String(texts.get('name') ?? ''), email: String(texts.get('email') ?? '') }, 422);
}

export default function FirstAccount({ actionData }: Route.ComponentProps) {
  const complaint = (field: string) => complaintAbout(field, actionData?.errors);
  return (
    <form method="post" className="card widget">
      <h1>Prvý účet</h1>
      <p className="muted">S&nbsp;týmto účtom sa dostanete do správy kurzov. Odkaz platí raz.</p>
      <InputField
        name="name"
        label="Meno a priezvisko"
        autoComplete="name"
        required
        defaultValue={actionData?.name}
        error={complaint('name')}
      />
      <InputField
        name="email"
        type="email"
        label="E-mail"
        autoComplete="username"
        required
        defaultValue={actionData?.email}
        error={complaint('email')}
      />
      <NewPasswordField label="Heslo" error={complaint('password')} />
      <button className="btn" type="submit">
        Založiť účet
      </button>
    </form>
  );
}
