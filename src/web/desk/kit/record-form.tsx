import { type ComponentProps, Fragment, type ReactNode } from 'react';
import type { FieldError } from '#domain/field-error.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { DateField } from '#web/shared/date-field.tsx';
import { Complaint, complaintAbout, described, InputField, TextAreaField } from '#web/shared/field.tsx';
import { SelectField } from '#web/shared/select-field.tsx';
import { ActButton } from './acts.tsx';
import { Choices } from './choices.tsx';
import { Submit, type SubmitProps } from './desk-form.tsx';
import { type Fields, type FormField, namesOf, type RefusedForm, type Values } from './fields.ts';
import { GuardedForm } from './guarded-form.tsx';
import type { Option } from './list.ts';

interface RecordFormProps<Name extends string>
  extends Omit<ComponentProps<typeof GuardedForm>, 'children' | 'isUnsaved'> {
  fields: Fields<Name>;
  /** As they were loaded. */
  values: Values<NoInfer<Name>>;
  /** A refused save, whose values are stored nowhere else. */
  refused: RefusedForm<Values<NoInfer<Name>>> | undefined;
  children(field: FieldOf<Name>, shown: { values: Values<Name>; errors: FieldError[] }): ReactNode;
}

/** The form of one record, from its declared fields: the hidden ones, then those its page places. Works without scripts. */
export function RecordForm<Name extends string>(props: RecordFormProps<Name>) {
  const { fields, values, refused, children, ...form } = props;
  const shown = { values, errors: [], ...refused };
  const field = fieldOf(fields, shown);
  return (
    <GuardedForm className="stack" noValidate {...form} isUnsaved={refused !== undefined}>
      <FieldRows field={field} rows={namesOf(fields).filter((name) => fields[name].as === 'hidden')} />
      {children(field, shown)}
    </GuardedForm>
  );
}

interface FieldRowsProps<Name extends string> {
  field: FieldOf<Name>;
  /** One below the other; those of a list are beside each other. */
  rows: readonly (NoInfer<Name> | readonly NoInfer<Name>[])[];
}

/** The fields of a form in their places. */
export function FieldRows<Name extends string>({ field, rows }: FieldRowsProps<Name>) {
  return rows.map((row) =>
    typeof row === 'string' ? (
      <Fragment key={row}>{field(row)}</Fragment>
    ) : (
      <div key={row[0]} className="fields">
        <FieldRows field={field} rows={row} />
      </div>
    ),
  );
}

/** What only the page knows of a field. */
export interface Known {
  hint?: ReactNode;
  /** The choices that are rows of the database. */
  options?: readonly Option[];
}

/** The markup of a field, with its value and error. */
export type FieldOf<Name extends string> = (name: Name, known?: Known) => ReactNode;

export function fieldOf<Name extends string>(
  fields: Fields<Name>,
  { values, errors }: { values: Values<NoInfer<Name>>; errors: readonly FieldError[] },
  prefix = '',
): FieldOf<Name> {
  return (key, known = {}) => {
    const name = prefix + key;
    const entered = { name, defaultValue: values[key], error: complaintAbout(name, errors) };
    return markupOf(fields[key], entered, known);
  };
}

interface Entered {
  name: string;
  defaultValue: string;
  error: string | undefined;
}

function markupOf(field: FormField, entered: Entered, known: Known) {
  if (field.as === 'hidden') return <input type="hidden" name={entered.name} value={entered.defaultValue} />;
  if (field.as === 'checkbox') return <CheckboxField label={field.label} {...entered} />;
  const { label, hint, isRequired, ...rest } = field;
  const shown = {
    ...entered,
    label: isRequired ? `${label} *` : label,
    hint: known.hint ?? hint,
    'aria-required': isRequired,
  };
  if (rest.as === 'day') return <DateField {...shown} required={isRequired} after={rest.after} />;
  if (rest.as === 'area') {
    const { as, ...attributes } = rest;
    return <TextAreaField {...shown} {...attributes} />;
  }
  if (rest.as === 'select') {
    const { as, none, options = {}, ...attributes } = rest;
    return (
      <SelectField {...shown} {...attributes}>
        {none && <option value="">{none}</option>}
        <Choices choices={known.options ?? Object.entries(options).map(([id, name]) => ({ id, name }))} />
      </SelectField>
    );
  }
  return <InputField {...shown} {...rest} />;
}

function CheckboxField({ label, name, defaultValue, error }: Entered & { label: string }) {
  return (
    <>
      <label className="opt">
        <input
          type="checkbox"
          id={name}
          name={name}
          defaultChecked={defaultValue === 'on'}
          {...described(name, '', error)}
        />
        <span>{nonBreaking(label)}</span>
      </label>
      {error && <Complaint id={`${name}-error`}>{error}</Complaint>}
    </>
  );
}

interface FormButtonsProps extends Omit<SubmitProps, 'label'> {
  save: string;
  /** The page to return to without saving. */
  back: string;
  backLabel?: string;
}

/** The buttons below a form. */
export function FormButtons({ save, back, backLabel = 'Zrušiť', ...button }: FormButtonsProps) {
  return (
    <div className="btns">
      <Submit label={save} {...button} />
      <ActButton label={backLabel} to={back} />
    </div>
  );
}
