import { data, redirect } from 'react-router';
import { nonBreaking } from '#domain/slovak.ts';
import { findCompany } from '#server/company/company.ts';
import { confirmSecondFactor, findSecondFactor, isInUse, setUpAddress } from '#server/staff/local/second-factor.ts';
import { DeskForm, Submit } from '#web/desk/kit/desk-form.tsx';
import { readForm } from '#web/forms/form.ts';
import { InputField } from '#web/shared/field.tsx';
import { QrCode } from '#web/shared/qr-code.tsx';
import { qrPath } from '#web/shared/qr-path.ts';
import type { Route } from './+types/second-factor-confirmation';
import { AccountPage, RecoveryCodeList } from './account-page.tsx';
import { SECOND_FACTOR } from './account-paths.ts';
import { requireOwnAccount } from './own-account.ts';

/** The QR code for the app; no longer shown once a code has confirmed that the app has it. */
export async function loader(args: Route.LoaderArgs) {
  const { app, staff } = await requireOwnAccount(args);
  const factor = await findSecondFactor(app.db, staff.id);
  if (!factor) throw redirect(SECOND_FACTOR);
  if (isInUse(factor)) return { setUp: undefined };
  const { shortName } = await findCompany(app.db);
  const setUp = setUpAddress(app.authSecret, factor, { issuer: shortName || 'Správa webu', email: staff.email });
  return { setUp: { qr: qrPath(setUp.address), ...setUp } };
}

export async function action(args: Route.ActionArgs) {
  const { app, staff } = await requireOwnAccount(args);
  const { texts } = await readForm(args);
  const code = String(texts.get('code') ?? '').replace(/\s/g, '');
  const result = await app.change(staff, (change) => confirmSecondFactor(change, app.authSecret, code));
  switch (result.outcome) {
    case 'confirmed':
      return { recoveryCodes: result.recoveryCodes };
    case 'not-begun':
      throw redirect(SECOND_FACTOR);
    case 'wrong':
      return data({ complaint: WRONG }, 422);
  }
}

const WRONG = nonBreaking('Kód nesedí. Skontrolujte čas v telefóne a napíšte kód, ktorý práve ukazuje.');

export default function SecondFactorConfirmation({ loaderData: { setUp }, actionData }: Route.ComponentProps) {
  const recoveryCodes = actionData && 'recoveryCodes' in actionData ? actionData.recoveryCodes : undefined;
  const complaint = actionData && 'complaint' in actionData ? actionData.complaint : undefined;
  return (
    <AccountPage
      title={setUp ? 'Zapnúť dvojstupňové overenie' : 'Dvojstupňové overenie je zapnuté'}
      pageTitle="Dvojstupňové overenie"
    >
      {setUp && <SetUpForm setUp={setUp} complaint={complaint} />}
      {recoveryCodes && <RecoveryCodeList codes={recoveryCodes} />}
    </AccountPage>
  );
}

interface SetUpFormProps {
  setUp: NonNullable<Route.ComponentProps['loaderData']['setUp']>;
  complaint: string | undefined;
}

/** The QR code for the app, its content as a key and as a link, and the field for the code that proves it was read. */
function SetUpForm({ setUp: { qr, key, address }, complaint }: SetUpFormProps) {
  return (
    <>
      <p>{nonBreaking('V aplikácii pridajte účet a naskenujte tento kód.')}</p>
      <QrCode code={qr} label="Kód QR pre aplikáciu" />
      <p>
        Alebo do nej opíšte kľúč <code>{key.match(/.{1,4}/g)?.join(' ')}</code>. Ak je aplikácia v&nbsp;tomto
        zariadení, <a href={address}>otvorte ju</a>.
      </p>
      <DeskForm>
        <InputField
          name="code"
          label="Kód z aplikácie"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          required
          error={complaint}
        />
        <Submit label="Zapnúť overenie" />
      </DeskForm>
    </>
  );
}
