import { data, redirect } from 'react-router';
import { parseFields } from '#domain/field-error.ts';
import { PAYER_FIELDS, PAYER_LABELS, type Payer } from '#domain/payers/payer.ts';
import { payerSchema } from '#domain/payers/payer-fields.ts';
import { savePayer } from '#server/payers/payer-changes.ts';
import { findPayer } from '#server/payers/payers.ts';
import { findSignUp } from '#server/sign-ups/sign-ups.ts';
import { differences, type Fields } from '#web/desk/kit/fields.ts';
import { GuardedForm } from '#web/desk/kit/guarded-form.tsx';
import { KEYS } from '#web/desk/kit/keys.ts';
import { Panel } from '#web/desk/kit/panel.tsx';
import { FormButtons } from '#web/desk/kit/record-form.tsx';
import { ChangedMeanwhile } from '#web/desk/kit/refusal-notices.tsx';
import { SignUpHead } from '#web/desk/sign-ups/sign-up-head.tsx';
import { pageAfterFilling } from '#web/desk/sign-ups/sign-up-paths.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import { formValues } from '#web/forms/form-values.ts';
import { found } from '#web/shared/found.ts';
import { PayerFields } from '#web/shared/payer-fields.tsx';
import type { Route } from './+types/payer';

export async function loader(args: Route.LoaderArgs) {
  const { db } = await requireStaff(args, 'office');
  const signUp = found(await findSignUp(db, args.params.id));
  return { signUp, payer: await findPayer(db, signUp), back: pageAfterFilling(args) };
}

export async function action(args: Route.ActionArgs) {
  const { app, staff } = await requireStaff(args, 'office');
  const { texts } = await readForm(args);
  const values = formValues(texts, PAYER_FIELDS);
  const read = parseFields(payerSchema, values);
  if (!read.valid) return data({ errors: read.errors, values, differences: undefined }, 422);
  const { outcome } = found(
    await app.change(staff, (change) => savePayer(change, args.params.id, read.fields, Number(texts.get('version')))),
  );
  if (outcome === 'saved') return redirect(pageAfterFilling(args), 303);
  const { payer } = await loader(args);
  return data({ errors: [], values, differences: differences(FIELDS, values, payer) }, 409);
}

const FIELDS = Object.fromEntries(PAYER_FIELDS.map((name) => [name, { label: PAYER_LABELS[name] }])) as Fields<
  keyof Payer
>;

/** Enters who pays for a sign-up. */
export default function PayerPage({ loaderData: { signUp, payer, back }, actionData }: Route.ComponentProps) {
  return (
    <>
      <SignUpHead signUp={signUp} title="Fakturačné údaje" />
      {actionData?.differences && <ChangedMeanwhile what="Údaje" differences={actionData.differences} />}
      <GuardedForm className="stack" noValidate isUnsaved={actionData !== undefined}>
        <input type="hidden" name="version" value={payer.version} />
        <Panel title="Kto prihlášku zaplatí" body="stack">
          <PayerFields rowClass="fields" values={actionData?.values ?? payer} errors={actionData?.errors ?? []} />
        </Panel>
        <FormButtons save="Uložiť údaje" back={back} backLabel="Späť" aria-keyshortcuts={KEYS.confirm} />
      </GuardedForm>
    </>
  );
}
