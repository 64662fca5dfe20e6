import { data, redirect } from 'react-router';
import { nonBreaking } from '#domain/slovak.ts';
import { renewRecoveryCodes } from '#server/staff/local/second-factor.ts';
import { DeskForm } from '#web/desk/kit/desk-form.tsx';
import { readForm } from '#web/forms/form.ts';
import { complaintAbout } from '#web/shared/field.tsx';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/recovery-codes';
import { AccountPage } from './account-page.tsx';
import { ACCOUNT } from './account-paths.ts';
import { ownPasswordComplaint, requireOwnAccount } from './own-account.ts';
import { OwnPasswordField } from './own-password-field.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';

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
