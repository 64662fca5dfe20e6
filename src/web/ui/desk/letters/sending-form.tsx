import { useId } from 'react';
import type { LetterStatus, ListedLetter } from '#domain/letters/letter.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Complaint } from '#web/ui/shared/field.tsx';

interface SendingFormProps {
  letter: Pick<ListedLetter, 'id' | 'recipient' | 'status'>;
  /** The page the letter belongs to. */
  path: string;
  refusal?: SendingRefusal;
  /** What is added to the form's address, to lead back to where its sender came from. */
  query?: string;
}

/** What was typed and why it was refused. */
export interface SendingRefusal {
  email: string;
  message: string;
}

const LABELS = {
  failed: 'Poslať znova',
  bounced: 'Poslať znova',
  waiting: 'Poslať teraz',
  held: 'Poslať',
  sent: 'Poslať na inú adresu',
  replaced: 'Poslať znova',
  dropped: 'Predsa poslať',
} as const satisfies Record<LetterStatus, string>;

/** Sends a letter again: to its own address, or the same words to another one. */
export function SendingForm({ letter, path, refusal, query = '' }: SendingFormProps) {
  const id = useId();
  return (
    <form method="post" action={`${path}/listy/${letter.id}/odoslanie${query}`} className="sending-form">
      <div className={refusal ? 'field field--bad' : 'field'}>
        <label htmlFor={id}>Adresa príjemcu</label>
        <input
          id={id}
          type="email"
          name="email"
          defaultValue={refusal?.email ?? letter.recipient}
          required
          maxLength={200}
          autoComplete="off"
          aria-describedby={`${id}-hint${refusal ? ` ${id}-error` : ''}`}
          aria-invalid={refusal ? true : undefined}
        />
        <p className="hint" id={`${id}-hint`}>
          {nonBreaking('Na inú adresu odíde nový e-mail s rovnakým textom. Čo poslal návštevník, to sa nezmení.')}
        </p>
        {refusal && <Complaint id={`${id}-error`}>{nonBreaking(refusal.message)}</Complaint>}
      </div>
      <button type="submit" className="btn btn--line btn--sm">
        {LABELS[letter.status]}
      </button>
    </form>
  );
}
