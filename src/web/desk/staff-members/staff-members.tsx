import { data } from 'react-router';
import { type FieldError, fieldErrors } from '#domain/field-error.ts';
import { counted, nonBreaking } from '#domain/slovak.ts';
import { INVITATION_HOURS, type StaffState } from '#domain/staff/staff.ts';
import { invitationSchema } from '#domain/staff/staff-fields.ts';
import { today } from '#server/clock.ts';
import { inviteStaffMember } from '#server/staff/staff-invitations.ts';
import { listStaff } from '#server/staff/staff-list.ts';
import { Submit } from '#web/desk/kit/desk-form.tsx';
import { AddLink, DeskHead } from '#web/desk/kit/desk-head.tsx';
import { Table } from '#web/desk/kit/desk-list.tsx';
import { type Fields, type FormOf, submittedValues } from '#web/desk/kit/fields.ts';
import { GuardedForm } from '#web/desk/kit/guarded-form.tsx';
import { Panel } from '#web/desk/kit/panel.tsx';
import { FieldRows, fieldOf } from '#web/desk/kit/record-form.tsx';
import { ComplaintsNotice } from '#web/desk/kit/refusal-notices.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import { complaintAbout } from '#web/shared/field.tsx';
import type { Route } from './+types/staff-members';
import { answerInvited, signInFacts } from './answer-move.ts';
import { InvitationPanel } from './invitation-panel.tsx';
import { RoleField, RolesPanel } from './roles-panel.tsx';
import { staffColumns } from './staff-rows.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { app } = await requireStaff(args, 'settings');
  const members = await listStaff(app);
  return { members, today: today(app), ...signInFacts(app) };
}

/** „Poslať pozvánku“. */
export async function action(args: Route.ActionArgs) {
  const { app, staff } = await requireStaff(args, 'settings');
  const values = submittedValues(INVITATION_FIELDS, (await readForm(args)).texts);
  const refuse = (status: number, errors: FieldError[]) =>
    data({ values, errors, invitation: undefined }, { status });
  const read = invitationSchema.safeParse(values);
  if (!read.success) return refuse(422, fieldErrors(read.error));
  const invited = await app.change(staff, (change) => inviteStaffMember(change, read.data));
  if (invited.outcome === 'invited') return answerInvited({ app, staff }, args.url, invited);
  return refuse(409, [{ field: 'email', message: EMAIL_TAKEN[invited.state] }]);
}

const EMAIL_TAKEN: Record<StaffState, string> = {
  active: 'Človek s\u00A0týmto e-mailom už má do správy prístup.',
  invited: 'Človek s\u00A0týmto e-mailom už pozvánku má. Znova ju pošlete zo zoznamu.',
  deactivated: 'Človek s\u00A0týmto e-mailom je bez prístupu. Obnovíte mu ho v\u00A0zozname.',
};

/** The list of staff members and their roles. */
export default function StaffMembers({ loaderData, actionData }: Route.ComponentProps) {
  const { members, today, ...facts } = loaderData;
  const refused = actionData && 'errors' in actionData ? actionData : undefined;
  const accounts = members.filter(({ state }) => state === 'active').length;
  const invitations = members.filter(({ state }) => state === 'invited').length;
  return (
    <>
      <DeskHead
        title="Ľudia"
        note={[
          counted(accounts, 'účet', 'účty', 'účtov'),
          invitations > 0 && counted(invitations, 'pozvánka čaká', 'pozvánky čakajú', 'pozvánok čaká'),
        ]
          .filter(Boolean)
          .join(', ')}
      >
        <AddLink to="#pozvat">Pozvať človeka</AddLink>
      </DeskHead>
      <ComplaintsNotice title="Pozvánka sa neposlala." complaints={refused?.errors ?? []} />
      {actionData?.invitation && <InvitationPanel {...actionData.invitation} />}
      <Table
        label="Ľudia"
        columns={staffColumns(today, facts)}
        rows={members}
        keyOf={({ id }) => id}
        classOf={({ state }) => (state === 'deactivated' ? 'off' : undefined)}
      />
      <div className="duo duo--even">
        <InvitationForm refused={refused} hasAccounts={facts.hasAccounts} />
        <RolesPanel />
      </div>
    </>
  );
}

const INVITATION_FIELDS = {
  name: { label: 'Meno a priezvisko', autoComplete: 'off', isRequired: true },
  email: { label: 'E-mail', type: 'email', autoComplete: 'off', isRequired: true },
  role: { label: 'Rola', as: 'select' },
} satisfies Fields;

interface InvitationFormProps extends Pick<FormOf<typeof INVITATION_FIELDS>, 'refused'> {
  hasAccounts: boolean;
}

function InvitationForm({ refused, hasAccounts }: InvitationFormProps) {
  // the most likely role of the first invitation
  const { values, errors } = refused ?? { values: { name: '', email: '', role: 'coordinator' }, errors: [] };
  const field = fieldOf(INVITATION_FIELDS, { values, errors });
  return (
    <Panel title="Pozvať človeka">
      <GuardedForm id="pozvat" className="panel-body stack" noValidate isUnsaved={refused !== undefined}>
        <FieldRows field={field} rows={[['name', 'email']]} />
        <RoleField chosen={values.role} error={complaintAbout('role', errors)} />
        <p className="muted">
          {nonBreaking(
            hasAccounts
              ? `Pozvánka platí ${INVITATION_HOURS} hodín. Človek si odkazom z nej nastaví heslo.`
              : 'Človek sa prihlási u poskytovateľa prihlasovania tou istou adresou.',
          )}
        </p>
        <Submit label="Poslať pozvánku" />
      </GuardedForm>
    </Panel>
  );
}
