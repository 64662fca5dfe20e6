import { data, redirect } from 'react-router';
import { fieldErrors } from '#domain/field-error.ts';
import { z } from '#domain/schema.ts';
import { newPassword } from '#domain/staff/password.ts';
import { guessableWords } from '#server/staff/local/accounts.ts';
import { changePassword } from '#server/staff/local/own-account.ts';
import { passwordHash } from '#server/staff/local/password-hash.ts';
import { DeskForm, Submit } from '#web/desk/kit/desk-form.tsx';
import { NewPasswordField } from '#web/desk/sign-in/sign-in-fields.tsx';
import { readForm } from '#web/forms/form.ts';
import { complaintAbout } from '#web/shared/field.tsx';
import type { Route } from './+types/password';
import { AccountPage, OwnPasswordField } from './account-page.tsx';
import { ACCOUNT } from './account-paths.ts';
import { ownPasswordComplaint, requireOwnAccount } from './own-account.ts';

export { headers } from '#web/shared/action-headers.ts';

export async function loader(args: Route.LoaderArgs) {
  await requireOwnAccount(args);
  return null;
}

export async function action(args: Route.ActionArgs) {
  const own = await requireOwnAccount(args);
  const { app, staff, session } = own;
  const { texts } = await readForm(args);
  const fields = z.object({ password: newPassword(await guessableWords(app.db, staff)) });
  const sent = fields.safeParse({ password: texts.get('password') ?? undefined });
  if (!sent.success) return data({ errors: fieldErrors(sent.error) }, 422);
  const complaint = await ownPasswordComplaint(own, texts);
  if (complaint) return data({ errors: complaint.errors }, complaint.init);
  const hash = await passwordHash(sent.data.password);
  await app.change(staff, (change) => changePassword(change, session.id, hash));
  return redirect(ACCOUNT, 303);
}

export default function Password({ actionData }: Route.ComponentProps) {
  return (
    <AccountPage title="Zmena hesla">
      <DeskForm>
        <OwnPasswordField error={complaintAbout('current', actionData?.errors)} />
        <NewPasswordField label="Nové heslo" error={complaintAbout('password', actionData?.errors)} />
        <p className="muted">Na ostatných zariadeniach Vás to odhlási.</p>
        <Submit label="Zmeniť heslo" />
      </DeskForm>
    </AccountPage>
  );
}
