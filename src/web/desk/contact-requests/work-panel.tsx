import { type Assignee, assigneeLabel, HAS_LEFT_LABEL } from '#domain/contact-requests/contact-request.ts';
import { CLOSING_REASONS, CONTACT_REQUEST_STATE_LABELS } from '#domain/contact-requests/contact-request-work.ts';
import { Submit } from '#web/desk/kit/desk-form.tsx';
import type { Fields, FormOf } from '#web/desk/kit/fields.ts';
import type { Option } from '#web/desk/kit/list.ts';
import { Panel } from '#web/desk/kit/panel.tsx';
import { RecordForm } from '#web/desk/kit/record-form.tsx';

export const WORK_FIELDS = {
  version: { as: 'hidden' },
  state: { label: 'Stav', as: 'select', options: CONTACT_REQUEST_STATE_LABELS },
  closedBecause: {
    label: 'Prečo je uzavretý',
    as: 'select',
    none: 'Vyberte',
    options: CLOSING_REASONS,
  },
  closedNote: { label: 'Poznámka k\u00A0uzavretiu' },
  assigneeId: { label: 'Rieši', as: 'select', none: 'Nikto' },
  nextStep: { label: 'Ďalší krok', placeholder: 'Napríklad zavolať kvôli obhliadke' },
  nextStepOn: { label: 'Dokedy', as: 'day' },
} satisfies Fields;

/** All of them: a request may have been given to one who has left since. */
export function assigneeOptions(assignees: readonly Assignee[]): Option[] {
  return assignees.map((assignee) => ({ id: assignee.id, name: assigneeLabel(assignee) }));
}

interface WorkPanelProps extends FormOf<typeof WORK_FIELDS> {
  /** The address it is saved at. */
  action: string;
  assignees: readonly Assignee[];
}

/** The state, assignee and next step of a request. */
export function WorkPanel({ assignees, ...form }: WorkPanelProps) {
  return (
    <Panel title="Riešenie">
      <RecordForm fields={WORK_FIELDS} {...form} className="panel-body request-work stack">
        {(field, { values }) => (
          <>
            {field('state')}
            <div className="closing stack">
              {field('closedBecause')}
              {field('closedNote')}
            </div>
            {field('assigneeId', {
              options: assigneeOptions(assignees.filter(({ id, hasLeft }) => !hasLeft || id === values.assigneeId)),
            })}
            {field('nextStep')}
            {field('nextStepOn')}
            <Submit label="Uložiť" isLine />
          </>
        )}
      </RecordForm>
    </Panel>
  );
}

/** The person assigned to a request, with a note if they have left the company. */
export function AssigneeName({ assignee }: { assignee: Assignee | null }) {
  if (!assignee) return <span className="muted">nikto</span>;
  return (
    <>
      {assignee.name}
      {assignee.hasLeft && <span className="flag flag--warn">{HAS_LEFT_LABEL}</span>}
    </>
  );
}
