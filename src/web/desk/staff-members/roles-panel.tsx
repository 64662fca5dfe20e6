import { nonBreaking } from '#domain/slovak.ts';
import { type Area, reachOf } from '#domain/staff/permissions.ts';
import { STAFF_ROLES, type StaffRole } from '#domain/staff/staff.ts';
import { type Column, Table } from '#web/desk/kit/desk-list.tsx';
import { Panel } from '#web/desk/kit/panel.tsx';
import { Complaint } from '#web/shared/field.tsx';

/** Ordered as in the desk: roles with the most permissions first. */
const ROLES = Object.keys(STAFF_ROLES) as StaffRole[];

const AREAS: Record<Area, string> = {
  office: 'Kurzy, prihlášky, dopyty a e-maily',
  content: 'Články a podcast',
  teaching: 'Účastníci a prítomnosť',
  settings: 'Firma, ľudia, súkromie',
};

/** The permissions of each role, from the rules themselves. */
export function RolesPanel() {
  return (
    <Panel title="Čo smie ktorá rola">
      <Table
        label="Čo smie ktorá rola"
        columns={COLUMNS}
        rows={Object.keys(AREAS) as Area[]}
        keyOf={(area) => area}
      />
    </Panel>
  );
}

const COLUMNS: Column<Area>[] = [
  { title: 'Činnosť', cell: (area) => nonBreaking(AREAS[area]) },
  ...ROLES.map((role) => ({
    title: STAFF_ROLES[role],
    label: `${STAFF_ROLES[role]}:`,
    cell: (area: Area) => <Reach role={role} area={area} />,
  })),
];

function Reach({ role, area }: { role: StaffRole; area: Area }) {
  switch (reachOf(role, area)) {
    case 'all':
      return 'áno';
    case 'own':
      return 'svoje kurzy';
    case 'none':
      return <span className="muted">nie</span>;
  }
}

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
