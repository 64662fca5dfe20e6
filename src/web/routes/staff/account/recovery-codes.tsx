import { data, redirect } from 'react-router';
import { nonBreaking } from '#domain/slovak.ts';
import { renewRecoveryCodes } from '#server/staff/local/second-factor.ts';
import { readForm } from '#web/forms/form.ts';
import { AccountPage } from '#web/ui/desk/account/account-page.tsx';
import { ACCOUNT } from '#web/ui/desk/account/account-paths.ts';
import { OwnPasswordField } from '#web/ui/desk/account/own-password-field.tsx';
import { RecoveryCodeList } from '#web/ui/desk/account/recovery-code-list.tsx';
import { DeskForm } from '#web/ui/desk/desk-form.tsx';
import { complaintAbout } from '#web/ui/shared/field.tsx';
import { pageMeta } from '#web/ui/shared/page-meta.ts';
import type { Route } from './+types/recovery-codes';
import { ownPasswordComplaint, requireOwnAccount } from './own-account.ts';

export const meta = () => pageMeta({ title: 'Záložné kódy – správa', description: 'Keď nemáte telefón pri sebe' });

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader(args: Route.LoaderArgs) {
  await requireOwnAccount(args);
  return null;
}

export async function action(args: Route.ActionArgs) {
  const own = await requireOwnAccount(args);
  const { app, staff } = own;
  const { texts } = await readForm(args);
  const complaint = await ownPasswordComplaint(own, texts);
  if (complaint) return data({ errors: complaint.errors, codes: undefined }, complaint.init);
  const codes = await app.change(staff, (change) => renewRecoveryCodes(change, app.authSecret));
  if (!codes) throw redirect(ACCOUNT);
  return { errors: undefined, codes };
}

export default function RecoveryCodes({ actionData }: Route.ComponentProps) {
  if (actionData?.codes) {
    return (
      <AccountPage title="Nové záložné kódy">
        <RecoveryCodeList codes={actionData.codes} />
      </AccountPage>
    );
  }
  return (
    <AccountPage title="Nové záložné kódy">
      <p>{nonBreaking('Dostanete desať nových kódov a všetky doterajšie prestanú platiť.')}</p>
      <DeskForm>
        <OwnPasswordField error={complaintAbout('current', actionData?.errors)} />
        <button className="btn" type="submit">
          Vytvoriť nové kódy
        </button>
      </DeskForm>
    </AccountPage>
  );
}
