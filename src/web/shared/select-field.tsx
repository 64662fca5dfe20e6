import type { ReactNode, SelectHTMLAttributes } from 'react';
import { described, FieldFrame, type FieldProps } from './field.tsx';

type SelectProps = FieldProps & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'name'> & { children: ReactNode };

/** A choice from a list, with its label, hint and error linked to it. */
export function SelectField({ label, hint, error, children, ...select }: SelectProps) {
  return (
    <FieldFrame name={select.name} label={label} hint={hint} error={error}>
      <select id={select.name} {...described(select.name, hint, error)} {...select}>
        {children}
      </select>
    </FieldFrame>
  );
}
