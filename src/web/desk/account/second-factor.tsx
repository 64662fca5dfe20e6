import { data, redirect } from 'react-router';
import { nonBreaking } from '#domain/slovak.ts';
import { beginSecondFactor } from '#server/staff/local/second-factor.ts';
import { DeskForm } from '#web/desk/kit/desk-form.tsx';
import { readForm } from '#web/forms/form.ts';
import { complaintAbout } from '#web/shared/field.tsx';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/second-factor';
import { AccountPage } from './account-page.tsx';
import { ACCOUNT, SECOND_FACTOR_CONFIRMATION } from './account-paths.ts';
import { ownPasswordComplaint, requireOwnAccount } from './own-account.ts';
import { OwnPasswordField } from './own-password-field.tsx';

export const meta = () =>
  pageMeta({ title: 'Dvojstupňové overenie – správa', description: 'Heslo a kód z aplikácie' });

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
  const { app, staff } = own;
  const outcome = await app.change(staff, (change) => beginSecondFactor(change, app.authSecret));
  return redirect(outcome === 'begun' ? SECOND_FACTOR_CONFIRMATION : ACCOUNT, 303);
}

export default function SecondFactor({ actionData }: Route.ComponentProps) {
  return (
    <AccountPage title="Zapnúť dvojstupňové overenie">
      <p>
        {nonBreaking(
          'Pri prihlásení potom napíšete okrem hesla aj kód z aplikácie v telefóne, napríklad Google Authenticator, Microsoft Authenticator alebo Aegis.',
        )}
      </p>
      <DeskForm>
        <OwnPasswordField error={complaintAbout('current', actionData?.errors)} />
        <button className="btn" type="submit">
          Pokračovať
        </button>
      </DeskForm>
    </AccountPage>
  );
}
