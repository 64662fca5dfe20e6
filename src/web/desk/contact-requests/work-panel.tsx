import { useRef } from 'react';
import type { Assignee } from '#domain/contact-requests/contact-request.ts';
import { CLOSING_REASONS, CONTACT_REQUEST_STATE_LABELS } from '#domain/contact-requests/contact-request-work.ts';
import type { FieldError } from '#domain/field-error.ts';
import { DeskForm } from '#web/desk/kit/desk-form.tsx';
import { Panel } from '#web/desk/kit/panel.tsx';
import { useChangedForm } from '#web/desk/kit/use-changed-form.ts';
import { useWarningBeforeLeaving } from '#web/desk/kit/use-warning-before-leaving.ts';
import { DateField } from '#web/shared/date-field.tsx';
import { complaintAbout, InputField } from '#web/shared/field.tsx';
import { SelectField } from '#web/shared/select-field.tsx';
import { HAS_LEFT_LABEL } from './assignee-name.tsx';
import { WORK_LABELS, type WorkFormValues } from './work-values.ts';

interface WorkPanelProps {
  /** The address it is saved at. */
  action: string;
  assignees: readonly Assignee[];
  values: WorkFormValues;
  version: number;
  errors: FieldError[];
  /** True when these values are from a refused save and are stored nowhere else. */
  isUnsaved: boolean;
}

/** The state, assignee and next step of a request; works without scripts. */
export function WorkPanel({ action, assignees, values, version, errors, isUnsaved }: WorkPanelProps) {
  const element = useRef<HTMLFormElement>(null);
  const isChanged = useChangedForm(element);
  useWarningBeforeLeaving(isChanged || isUnsaved, element);
  const field = (name: keyof WorkFormValues) => ({
    name,
    label: WORK_LABELS[name],
    defaultValue: values[name],
    error: complaintAbout(name, errors),
  });
  return (
    <Panel title="Riešenie">
      <DeskForm ref={element} action={action} className="panel-body request-work stack" noValidate>
        <input type="hidden" name="version" value={version} />
        <SelectField {...field('state')}>{optionsOf(CONTACT_REQUEST_STATE_LABELS)}</SelectField>
        <div className="closing stack">
          <SelectField {...field('closedBecause')}>
            <option value="">Vyberte</option>
            {optionsOf(CLOSING_REASONS)}
          </SelectField>
          <InputField {...field('closedNote')} />
        </div>
        <SelectField {...field('assigneeId')}>
          <option value="">Nikto</option>
          {assignees
            .filter(({ id, hasLeft }) => !hasLeft || id === values.assigneeId)
            .map(({ id, name, hasLeft }) => (
              <option key={id} value={id}>
                {hasLeft ? `${name} – ${HAS_LEFT_LABEL}` : name}
              </option>
            ))}
        </SelectField>
        <InputField placeholder="Napríklad zavolať kvôli obhliadke" {...field('nextStep')} />
        <DateField {...field('nextStepOn')} />
        <button type="submit" className="btn btn--line">
          Uložiť
        </button>
      </DeskForm>
    </Panel>
  );
}

function optionsOf(labels: Record<string, string>) {
  return Object.entries(labels).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
