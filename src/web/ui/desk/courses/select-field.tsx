import type { ReactNode, SelectHTMLAttributes } from 'react';
import { Complaint } from '#web/ui/shared/field.tsx';

type SelectProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'name'> & {
  name: string;
  label: string;
  error?: string;
  children: ReactNode;
};

/** A choice from a list with its label and complaint tied to it. */
export function SelectField({ label, error, children, ...select }: SelectProps) {
  return (
    <div className={error ? 'field field--bad' : 'field'}>
      <label htmlFor={select.name}>{label}</label>
      <select
        id={select.name}
        aria-describedby={error && `${select.name}-error`}
        aria-invalid={error ? true : undefined}
        {...select}
      >
        {children}
      </select>
      {error && <Complaint id={`${select.name}-error`}>{error}</Complaint>}
    </div>
  );
}
