import { data, redirect } from 'react-router';
import { nonBreaking } from '#domain/slovak.ts';
import { removeSecondFactor } from '#server/staff/local/second-factor.ts';
import { readForm } from '#web/forms/form.ts';
import { AccountPage } from '#web/ui/desk/account/account-page.tsx';
import { ACCOUNT } from '#web/ui/desk/account/account-paths.ts';
import { OwnPasswordField } from '#web/ui/desk/account/own-password-field.tsx';
import { DeskForm } from '#web/ui/desk/desk-form.tsx';
import { complaintAbout } from '#web/ui/shared/field.tsx';
import { pageMeta } from '#web/ui/shared/page-meta.ts';
import type { Route } from './+types/second-factor-removal';
import { ownPasswordComplaint, requireOwnAccount } from './own-account.ts';

export const meta = () => pageMeta({ title: 'Vypnutie overenia – správa', description: 'Prihlásenie bez kódu' });

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader(args: Route.LoaderArgs) {
  await requireOwnAccount(args);
  return null;
}

export async function action(args: Route.ActionArgs) {
  const own = await requireOwnAccount(args);
  const { texts } = await readForm(args);
  const complaint = await ownPasswordComplaint(own, texts);
  if (complaint) return data({ errors: complaint.errors }, complaint.init);
  await own.app.change(own.staff, (change) => removeSecondFactor(change));
  return redirect(ACCOUNT, 303);
}

export default function SecondFactorRemoval({ actionData }: Route.ComponentProps) {
  return (
    <AccountPage title="Vypnúť dvojstupňové overenie">
      <p>{nonBreaking('Na prihlásenie potom stačí heslo. Záložné kódy prestanú platiť.')}</p>
      <DeskForm>
        <OwnPasswordField error={complaintAbout('current', actionData?.errors)} />
        <button className="btn" type="submit">
          Vypnúť overenie
        </button>
      </DeskForm>
    </AccountPage>
  );
}
