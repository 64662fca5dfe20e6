import { STAFF_ROLES, type StaffRole } from '#domain/staff/staff.ts';
import { Complaint } from '#web/shared/field.tsx';

/** Ordered as in the desk: roles with the most permissions first. */
export const ROLES = Object.keys(STAFF_ROLES) as StaffRole[];

/** The role of a staff member. */
export function RoleField({ chosen, error }: { chosen: string; error?: string }) {
  return (
    <fieldset className="field" id="role" aria-describedby={error && 'role-error'}>
      <legend className="lbl">Rola</legend>
      <div className="switch switch--roles">
        {ROLES.map((role) => (
          <label key={role}>
            <input type="radio" name="role" value={role} defaultChecked={role === chosen} />
            {STAFF_ROLES[role]}
          </label>
        ))}
      </div>
      {error && <Complaint id="role-error">{error}</Complaint>}
    </fieldset>
  );
}
