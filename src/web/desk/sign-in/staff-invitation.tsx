import { data } from 'react-router';
import { fieldErrors } from '#domain/field-error.ts';
import { z } from '#domain/schema.ts';
import { newPassword } from '#domain/staff/password.ts';
import { staffName } from '#domain/staff/staff-fields.ts';
import type { App } from '#server/app.ts';
import { guessableWords } from '#server/staff/local/accounts.ts';
import { findInvited, joinByInvitation, wasInvitation } from '#server/staff/local/invitation-code.ts';
import type { StaffRecord } from '#server/staff/staff-records.ts';
import { appOf } from '#web/context.ts';
import { Submit } from '#web/desk/kit/desk-form.tsx';
import { readForm } from '#web/forms/form.ts';
import { complaintAbout } from '#web/shared/field.tsx';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/staff-invitation';
import { codeOf, EndedInvitation } from './ended-invitation.tsx';
import { onlyWithProvider } from './require-provider.ts';
import { signInByNewPassword } from './sign-in-by-form.ts';
import { AccountNameField, NewPasswordField } from './sign-in-fields.tsx';

export const meta = () => pageMeta({ title: 'Pozvánka', description: 'Vstup do správy kurzov na pozvanie.' });

const fieldsFor = async (app: App, invited: StaffRecord) =>
  z.object({
    name: staffName,
    password: newPassword(await guessableWords(app.db, invited)),
  });

export const middleware: Route.MiddlewareFunction[] = [onlyWithProvider('local')];

/** The page of an invitation, and of the link for a new password. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const invited = await invitedOf(appOf(context), url);
  if (!invited) return data({ invited: undefined }, 410);
  const { name, email, state } = invited;
  return data({ invited: { name, email, isNew: state === 'invited' } });
}

export async function action(args: Route.ActionArgs) {
  const app = appOf(args.context);
  const invited = await invitedOf(app, args.url);
  if (!invited) return data(null, 410);
  const { texts } = await readForm(args);
  const sent = (await fieldsFor(app, invited)).safeParse(Object.fromEntries(texts));
  if (!sent.success) {
    return data({ errors: fieldErrors(sent.error), name: String(texts.get('name') ?? '') }, 422);
  }
  if ((await joinByInvitation(app, codeOf(args.url), sent.data)) === 'not-invited') return data(null, 410);
  return signInByNewPassword(args, { email: invited.email, password: sent.data.password });
}

/** Undefined for a link that was used, replaced or has expired; 404 for an unknown code. */
async function invitedOf(app: App, url: URL): Promise<StaffRecord | undefined> {
  const code = codeOf(url);
  const invited = await findInvited(app, code);
  if (!invited && !(await wasInvitation(app.db, code, 'membership'))) throw data(null, { status: 404 });
  return invited;
}

export default function StaffInvitation({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.invited)
    return (
      <EndedInvitation text="Odkaz z pozvánky aj na nové heslo sa dá použiť len raz a platí len určitý čas. Ak heslo už máte, prihláste sa. Ak nie, požiadajte správcu o nový odkaz." />
    );
  const { name, email, isNew } = loaderData.invited;
  const complaint = (field: string) => complaintAbout(field, actionData?.errors);
  return (
    <form method="post" className="card widget">
      <h1>{isNew ? 'Pozvánka do správy' : 'Nové heslo'}</h1>
      <p className="muted">
        Prihlasovať sa budete e-mailom <b>{email}</b> a&nbsp;heslom, ktoré si tu zvolíte. Odkaz sa dá použiť len raz.
      </p>
      <input type="email" name="email" defaultValue={email} autoComplete="username" readOnly hidden />
      <AccountNameField defaultValue={actionData?.name ?? name} error={complaint('name')} />
      <NewPasswordField label="Heslo" error={complaint('password')} />
      <Submit label={isNew ? 'Vstúpiť do správy' : 'Nastaviť heslo'} />
    </form>
  );
}
