import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';
import type { FieldError } from '#domain/field-error.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Sign } from './sign.tsx';
import { TextArea } from './text-area.tsx';

export interface FieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  error?: string;
}

type InputProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, 'name'>;
type TextAreaProps = FieldProps & { defaultValue?: string } & Omit<
    TextareaHTMLAttributes<HTMLTextAreaElement>,
    'name' | 'defaultValue'
  >;

/** A one-line field, with its label, hint and error linked to it. */
export function InputField({ label, hint, error, name, id = name, ...input }: InputProps) {
  const maxLength = input.type === 'file' ? undefined : 200;
  return (
    <FieldFrame name={id} label={label} hint={hint} error={error}>
      <input id={id} name={name} maxLength={maxLength} {...described(id, hint, error)} {...input} />
    </FieldFrame>
  );
}

export function TextAreaField({ label, hint, error, ...area }: TextAreaProps) {
  return (
    <FieldFrame name={area.name} label={label} hint={hint} error={error}>
      <TextArea id={area.name} rows={4} maxLength={5_000} {...described(area.name, hint, error)} {...area} />
    </FieldFrame>
  );
}

/** An error, with a ring so that it is recognizable without colour. */
export function Complaint({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className="field-error" id={id}>
      <Sign src="system-chyba" size={22} />
      {typeof children === 'string' ? nonBreaking(children) : children}
    </p>
  );
}

/**
 * Of the alert that says why an act was refused: the page that answers the act begins there for the keyboard and a screen
 * reader, without scripts too.
 */
export const FOCUSED_ALERT = { role: 'alert', tabIndex: -1, autoFocus: true } as const;

/** The error of a field, if any. */
export function complaintAbout(field: string, errors: readonly FieldError[] = []): string | undefined {
  return errors.find((error) => error.field === field)?.message;
}

/** The label, hint and error around a field. */
export function FieldFrame({ name, label, hint, error, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className={error ? 'field field--bad' : 'field'}>
      <label htmlFor={name} id={`${name}-label`}>
        {nonBreaking(label)}
      </label>
      {children}
      {hint && (
        <p className="hint" id={`${name}-hint`}>
          {typeof hint === 'string' ? nonBreaking(hint) : hint}
        </p>
      )}
      {error && <Complaint id={`${name}-error`}>{error}</Complaint>}
    </div>
  );
}

/** Links a field to its hint and error. The first invalid one has the focus where no alert before it takes it. */
export function described(name: string, hint: ReactNode, error: string | undefined) {
  const ids = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ');
  return {
    'aria-describedby': ids || undefined,
    'aria-invalid': error ? true : undefined,
    autoFocus: Boolean(error),
  };
}
