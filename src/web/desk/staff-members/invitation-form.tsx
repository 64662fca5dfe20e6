import type { FieldError } from '#domain/field-error.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { INVITATION_HOURS } from '#domain/staff/staff.ts';
import { DeskForm } from '#web/desk/kit/desk-form.tsx';
import { Panel } from '#web/desk/kit/panel.tsx';
import { complaintAbout, InputField } from '#web/shared/field.tsx';
import { RoleField } from './role-field.tsx';

/** The fields of the form as text. */
export type InvitationTexts = Record<'name' | 'email' | 'role', string>;

/** The most likely choice for the first invitation. */
export const NO_INVITATION: InvitationTexts = { name: '', email: '', role: 'coordinator' };

interface InvitationFormProps {
  texts: InvitationTexts;
  errors: FieldError[];
  hasAccounts: boolean;
}

export function InvitationForm({ texts, errors, hasAccounts }: InvitationFormProps) {
  return (
    <Panel title="Pozvať človeka">
      <DeskForm id="pozvat" className="panel-body stack" noValidate>
        <div className="fields">
          <InputField
            name="name"
            label="Meno a priezvisko"
            autoComplete="off"
            required
            defaultValue={texts.name}
            error={complaintAbout('name', errors)}
          />
          <InputField
            name="email"
            type="email"
            label="E-mail"
            autoComplete="off"
            required
            defaultValue={texts.email}
            error={complaintAbout('email', errors)}
          />
        </div>
        <RoleField chosen={texts.role} error={complaintAbout('role', errors)} />
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
