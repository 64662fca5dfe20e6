import { data, redirect } from 'react-router';
import { fieldErrors } from '#domain/field-error.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { hasName } from '#domain/staff/staff.ts';
import { nameSchema } from '#domain/staff/staff-fields.ts';
import { changeOwnName } from '#server/staff/staff-access.ts';
import { DeskForm, Submit } from '#web/desk/kit/desk-form.tsx';
import { AccountNameField } from '#web/desk/sign-in/sign-in-fields.tsx';
import { pageAfterSignIn, requireAnyStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import { complaintAbout } from '#web/shared/field.tsx';
import type { Route } from './+types/own-name';
import { AccountPage } from './account-page.tsx';
import { ACCOUNT } from './account-paths.ts';

export async function loader(args: Route.LoaderArgs) {
  const { staff } = await requireAnyStaff(args);
  return { name: hasName(staff) ? staff.name : '' };
}

export async function action(args: Route.ActionArgs) {
  const { app, staff } = await requireAnyStaff(args);
  const { texts } = await readForm(args);
  const read = nameSchema(staff.email).safeParse(Object.fromEntries(texts));
  if (!read.success)
    return data({ errors: fieldErrors(read.error), submitted: String(texts.get('name') ?? '') }, 422);
  await app.change(staff, (change) => changeOwnName(change, read.data.name));
  const { searchParams } = args.url;
  return redirect(searchParams.has('dalej') ? pageAfterSignIn(searchParams) : ACCOUNT, 303);
}

/** The user's own name; the first page of the desk for a user who has none yet. */
export default function OwnName({ loaderData: { name }, actionData }: Route.ComponentProps) {
  return (
    <AccountPage title={name ? 'Zmeniť meno' : 'Ako sa voláte?'} pageTitle="Moje meno" isFirst={name === ''}>
      <p>{nonBreaking('Menom sa podpisujú Vaše odpovede klientom a kolegovia podľa neho vidia, kto čo urobil.')}</p>
      <DeskForm noValidate>
        <AccountNameField
          defaultValue={actionData?.submitted ?? name}
          error={complaintAbout('name', actionData?.errors)}
        />
        <Submit label={name ? 'Zmeniť meno' : 'Pokračovať'} />
      </DeskForm>
    </AccountPage>
  );
}
