import type { ReactNode } from 'react';
import type { FieldError } from '#domain/field-error.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Complaint, FOCUSED_ALERT } from '#web/shared/field.tsx';
import { Icon } from '#web/shared/icon.tsx';
import type { typedIn } from './own-acts.ts';

/** Why an act was refused, with what was typed; given to that act alone. */
export interface ActRefusal {
  errors: FieldError[];
  values: ReturnType<typeof typedIn>;
}

interface ActProps {
  /** Its name in the form. */
  act: string;
  title: string;
  /** What decides whether to open it. */
  hint: string;
  isOpen?: boolean;
  refusal: ActRefusal | undefined;
  children: ReactNode;
}

/** Something to do with a sign-up: closed, with a hint, until it is opened, linked to or was refused. */
export function Act({ act, title, hint, isOpen, refusal, children }: ActProps) {
  return (
    <details className="own-act" open={isOpen || refusal !== undefined}>
      <summary>
        <span>{nonBreaking(title)}</span>
        <small>{nonBreaking(hint)}</small>
        <Icon name="caret" />
      </summary>
      {/* a browser unfolds it for a link to its content */}
      <div id={act}>
        {refusal && <Complaints errors={refusal.errors} />}
        {children}
      </div>
    </details>
  );
}

/** Why a form was refused, above its fields. */
export function Complaints({ errors }: { errors: readonly FieldError[] }) {
  if (errors.length === 0) return null;
  return (
    <div {...FOCUSED_ALERT}>
      {errors.map(({ field, message }) => (
        <Complaint key={field}>{nonBreaking(message)}</Complaint>
      ))}
    </div>
  );
}

interface ChoiceProps {
  type: 'checkbox' | 'radio';
  name: string;
  legend: string;
  options: { value: string; label: string; note?: string }[];
  /** By default where there is but one answer. */
  isRequired?: boolean;
}

/** A choice that nothing has made beforehand. */
export function Choice({ type, name, legend, options, isRequired = options.length === 1 }: ChoiceProps) {
  return (
    <fieldset className="own-choice">
      <legend>{nonBreaking(legend)}</legend>
      {options.map(({ value, label, note }) => (
        <label key={value}>
          <input type={type} name={name} value={value} required={type === 'radio' || isRequired} />
          <span>{nonBreaking(label)}</span>
          {note && <small>{note}</small>}
        </label>
      ))}
    </fieldset>
  );
}

/** The address of its forms, without a fragment: a page opened at an element would not focus why a form was refused. */
export const THIS_PAGE = '#';

/** A form of the page. */
export function ActForm({
  act,
  button,
  ends,
  children,
}: {
  act: string;
  button: string;
  ends?: true;
  children: ReactNode;
}) {
  return (
    <form method="post" action={THIS_PAGE} autoComplete="off">
      <input type="hidden" name="act" value={act} />
      {children}
      <button type="submit" className={ends ? 'btn btn--ink' : 'btn'}>
        {nonBreaking(button)}
      </button>
    </form>
  );
}
