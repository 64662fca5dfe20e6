import { useId } from 'react';
import { nonBreaking } from '#domain/slovak.ts';
import { Complaint } from '#web/shared/field.tsx';

interface AddressFieldProps {
  label: string;
  hint: string;
  recipient: string;
  /** The typed address and why it was refused. */
  refusal: { email: string; message: string } | undefined;
}

/** The recipient of an email; a page may have several such fields. */
export function AddressField({ label, hint, recipient, refusal }: AddressFieldProps) {
  const id = useId();
  return (
    <div className={refusal ? 'field field--bad' : 'field'}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="email"
        name="email"
        defaultValue={refusal?.email ?? recipient}
        required
        maxLength={200}
        autoComplete="off"
        aria-describedby={`${id}-hint${refusal ? ` ${id}-error` : ''}`}
        aria-invalid={refusal ? true : undefined}
      />
      <p className="hint" id={`${id}-hint`}>
        {nonBreaking(hint)}
      </p>
      {refusal && <Complaint id={`${id}-error`}>{nonBreaking(refusal.message)}</Complaint>}
    </div>
  );
}
