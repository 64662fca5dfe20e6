import { data, redirect } from 'react-router';
import { nonBreaking } from '#domain/slovak.ts';
import { removeSecondFactor } from '#server/staff/local/second-factor.ts';
import { DeskForm } from '#web/desk/kit/desk-form.tsx';
import { readForm } from '#web/forms/form.ts';
import { complaintAbout } from '#web/shared/field.tsx';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/second-factor-removal';
import { AccountPage } from './account-page.tsx';
import { ACCOUNT } from './account-paths.ts';
import { ownPasswordComplaint, requireOwnAccount } from './own-account.ts';
import { OwnPasswordField } from './own-password-field.tsx';

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
