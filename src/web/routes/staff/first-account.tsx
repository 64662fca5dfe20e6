import { data, redirect } from 'react-router';
import { z } from 'zod';
import { type FieldError, fieldErrors } from '#domain/field-error.ts';
import { email, requiredLine } from '#domain/fields.ts';
import { acceptInvitation, isInvited } from '#server/staff.ts';
import { appOf } from '../../context.ts';
import { readForm } from '../../form.ts';
import { InputField } from '../../ui/field.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import type { Route } from './+types/first-account';

export const meta = () => pageMeta({ title: 'Prvý účet', description: 'Založenie prvého účtu v správe kurzov.' });

const accountSchema = z.object({
  name: requiredLine('Napíšte meno a priezvisko.'),
  email: email('Zadajte e-mail v tvare meno@firma.sk'),
  password: z.string().min(12, 'Heslo má aspoň 12 znakov.').max(128, 'Heslo má najviac 128 znakov.'),
});

/** The page behind the one-time link that the first start prints (decisions: Sign-in). */
export async function loader({ context, url }: Route.LoaderArgs) {
  if (!(await isInvited(appOf(context), url.searchParams.get('kod') ?? ''))) throw data(null, { status: 404 });
  return null;
}

export async function action(args: Route.ActionArgs) {
  const values = Object.fromEntries((await readForm(args)).texts);
  const account = accountSchema.safeParse(values);
  if (!account.success) {
    return data(
      { errors: fieldErrors(account.error), name: String(values.name ?? ''), email: String(values.email ?? '') },
      422,
    );
  }
  const made = await acceptInvitation(appOf(args.context), args.url.searchParams.get('kod') ?? '', account.data);
  if (!made) throw data(null, { status: 404 });
  return redirect('/signIn', 303);
}

export default function FirstAccount({ actionData }: Route.ComponentProps) {
  const complaint = (field: string) => actionData?.errors.find((error: FieldError) => error.field === field)?.message;
  return (
    <form method="post" className="widget">
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
      <InputField
        name="password"
        type="password"
        label="Heslo"
        hint="Aspoň 12 znakov."
        autoComplete="new-password"
        minLength={12}
        required
        error={complaint('password')}
      />
      <button className="btn" type="submit">
        Založiť účet
      </button>
    </form>
  );
}
