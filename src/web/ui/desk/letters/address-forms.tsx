import { useId } from 'react';
import type { HoldReason } from '#domain/letters/held-letter.ts';
import type { LetterStatus } from '#domain/letters/letter.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Complaint } from '#web/ui/shared/field.tsx';
import { type PostListFilter, postStepPath } from './post-filter.ts';

interface AddressFormsProps {
  letter: { id: string; recipient: string; status: LetterStatus; heldBecause: HoldReason | null };
  filter: PostListFilter;
  refusal: { email: string; message: string } | undefined;
}

/** Mends the address of a letter where it stands in the list, or says that it is right after all. */
export function AddressForms({ letter, filter, refusal }: AddressFormsProps) {
  const id = useId();
  const hasBounced = letter.status === 'bounced' || letter.heldBecause === 'address-bounced';
  return (
    <details className="sending" open={refusal !== undefined}>
      <summary>{hasBounced ? 'Opraviť alebo potvrdiť adresu' : 'Opraviť adresu'}</summary>
      <form method="post" action={postStepPath(`${letter.id}/adresa`, filter)} className="sending-form">
        <div className={refusal ? 'field field--bad' : 'field'}>
          <label htmlFor={id}>Nová adresa</label>
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
            {nonBreaking('Odíde nový e-mail s rovnakým textom. Čo poslal návštevník, to sa nezmení.')}
          </p>
          {refusal && <Complaint id={`${id}-error`}>{nonBreaking(refusal.message)}</Complaint>}
        </div>
        <button type="submit" className="btn btn--sm">
          Uložiť a&nbsp;poslať
        </button>
      </form>
      {hasBounced && (
        <form method="post" action={postStepPath(`${letter.id}/potvrdenie-adresy`, filter)} className="sending-form">
          <p className="hint">
            {nonBreaking('Ak je adresa správna, ďalšie e-maily na ňu prestaneme zadržiavať a zadržané odídu.')}
          </p>
          <button type="submit" className="btn btn--line btn--sm">
            Adresa je správna
          </button>
        </form>
      )}
    </details>
  );
}
