import { nonBreaking } from '#domain/slovak.ts';
import { INVITATION_HOURS } from '#domain/staff/staff.ts';
import { DeskForm } from '#web/desk/kit/desk-form.tsx';
import type { Fields, FormOf } from '#web/desk/kit/fields.ts';
import { Panel } from '#web/desk/kit/panel.tsx';
import { fieldOf } from '#web/desk/kit/record-form.tsx';
import { complaintAbout } from '#web/shared/field.tsx';
import { RoleField } from './role-field.tsx';

export const INVITATION_FIELDS = {
  name: { label: 'Meno a priezvisko', autoComplete: 'off', isRequired: true },
  email: { label: 'E-mail', type: 'email', autoComplete: 'off', isRequired: true },
  role: { label: 'Rola', as: 'select' },
} satisfies Fields;

interface InvitationFormProps extends Pick<FormOf<typeof INVITATION_FIELDS>, 'refused'> {
  hasAccounts: boolean;
}

export function InvitationForm({ refused, hasAccounts }: InvitationFormProps) {
  // the most likely role of the first invitation
  const { values, errors } = refused ?? { values: { name: '', email: '', role: 'coordinator' }, errors: [] };
  const field = fieldOf(INVITATION_FIELDS, { values, errors });
  return (
    <Panel title="Pozvať človeka">
      <DeskForm id="pozvat" className="panel-body stack" noValidate>
        <div className="fields">
          {field('name')}
          {field('email')}
        </div>
        <RoleField chosen={values.role} error={complaintAbout('role', errors)} />
        <p className="muted">
          {nonBreaking(
            hasAccounts
              ? `Pozvánka platí ${INVITATION_HOURS} hodín. Človek si odkazom z nej nastaví heslo.`
              : 'Človek sa prihlási u poskytovateľa prihlasovania tou istou adresou.',
          )}
        </p>
        <button type="submit" className="btn">
          Poslať pozvánku
        </button>
      </DeskForm>
    </Panel>
  );
}
