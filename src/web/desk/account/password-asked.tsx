import { data, redirect } from 'react-router';
import { nonBreaking } from '#domain/slovak.ts';
import { beginSecondFactor, removeSecondFactor, renewRecoveryCodes } from '#server/staff/local/second-factor.ts';
import { DeskForm, Submit } from '#web/desk/kit/desk-form.tsx';
import { declaredAt } from '#web/desk/staff-act.ts';
import { readForm } from '#web/forms/form.ts';
import { complaintAbout } from '#web/shared/field.tsx';
import type { Route } from './+types/password-asked';
import { AccountPage, OwnPasswordField, RecoveryCodeList } from './account-page.tsx';
import {
  ACCOUNT,
  RECOVERY_CODES,
  SECOND_FACTOR,
  SECOND_FACTOR_CONFIRMATION,
  SECOND_FACTOR_REMOVAL,
} from './account-paths.ts';
import { type OwnAccount, ownPasswordComplaint, requireOwnAccount } from './own-account.ts';

interface PasswordAskedAct {
  path: string;
  title: string;
  /** What will follow. */
  consequence: string;
  button: string;
  /** Returns the address of the next page, or new recovery codes, which are shown once. */
  run(own: OwnAccount): Promise<string | string[]>;
}

/** The acts on one's own account that need nothing but the current password. */
const ACTS: readonly PasswordAskedAct[] = [
  {
    path: SECOND_FACTOR,
    title: 'Zapnúť dvojstupňové overenie',
    consequence:
      'Pri prihlásení potom napíšete okrem hesla aj kód z aplikácie v telefóne, napríklad Google Authenticator, Microsoft Authenticator alebo Aegis.',
    button: 'Pokračovať',
    async run({ app, staff }) {
      const outcome = await app.change(staff, (change) => beginSecondFactor(change, app.authSecret));
      return outcome === 'begun' ? SECOND_FACTOR_CONFIRMATION : ACCOUNT;
    },
  },
  {
    path: SECOND_FACTOR_REMOVAL,
    title: 'Vypnúť dvojstupňové overenie',
    consequence: 'Na prihlásenie potom stačí heslo. Záložné kódy prestanú platiť.',
    button: 'Vypnúť overenie',
    async run({ app, staff }) {
      await app.change(staff, removeSecondFactor);
      return ACCOUNT;
    },
  },
  {
    path: RECOVERY_CODES,
    title: 'Nové záložné kódy',
    consequence: 'Dostanete desať nových kódov a všetky doterajšie prestanú platiť.',
    button: 'Vytvoriť nové kódy',
    async run({ app, staff }) {
      return (await app.change(staff, (change) => renewRecoveryCodes(change, app.authSecret))) ?? ACCOUNT;
    },
  },
];

export { headers } from '#web/shared/action-headers.ts';

export async function loader(args: Route.LoaderArgs) {
  await requireOwnAccount(args);
  const { title, consequence, button } = declaredAt(args, ACTS);
  return { title, consequence, button };
}

export async function action(args: Route.ActionArgs) {
  const own = await requireOwnAccount(args);
  const { texts } = await readForm(args);
  const complaint = await ownPasswordComplaint(own, texts);
  if (complaint) return data({ errors: complaint.errors, codes: undefined }, complaint.init);
  const result = await declaredAt(args, ACTS).run(own);
  return typeof result === 'string' ? redirect(result, 303) : { errors: undefined, codes: result };
}

export default function PasswordAsked({
  loaderData: { title, consequence, button },
  actionData,
}: Route.ComponentProps) {
  return (
    <AccountPage title={title}>
      {actionData?.codes ? (
        <RecoveryCodeList codes={actionData.codes} />
      ) : (
        <>
          <p>{nonBreaking(consequence)}</p>
          <DeskForm>
            <OwnPasswordField error={complaintAbout('current', actionData?.errors)} />
            <Submit label={button} />
          </DeskForm>
        </>
      )}
    </AccountPage>
  );
}
