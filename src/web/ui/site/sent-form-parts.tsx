import type { ReactNode } from 'react';
import type { FieldError } from '#domain/field-error.ts';
import { Complaint } from '#web/ui/shared/field.tsx';

/** What became of the last attempt, to stay when the toast has gone; empty until the form was stored. */
export function Outcome({ children }: { children: ReactNode }) {
  return (
    <div role="status" className={children ? 'outcome' : 'sr-only'}>
      {children}
    </div>
  );
}

/** Complaints about no field of the form. */
export function GeneralComplaints({ complaints }: { complaints: FieldError[] }) {
  return complaints.map(({ field, message }) => (
    <Complaint key={field + message} id={`${field}-error`}>
      {message}
    </Complaint>
  ));
}

interface FormButtonsProps {
  /** What sends the form. */
  label: string;
  isSending: boolean;
  /** Puts back what a failed attempt cleared; undefined when nothing was lost. */
  restore: (() => void) | undefined;
}

export function FormButtons({ label, isSending, restore }: FormButtonsProps) {
  return (
    <div className="btns">
      <button className="btn" type="submit" disabled={isSending}>
        {label}
      </button>
      {restore && (
        <button className="btn btn--line" type="button" onClick={restore}>
          Obnoviť údaje
        </button>
      )}
    </div>
  );
}
