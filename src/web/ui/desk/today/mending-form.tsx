import type { TroubledLetters } from '#domain/today/today-item.ts';
import { AddressField } from '#web/ui/desk/letters/address-field.tsx';
import { ActForm } from './act-form.tsx';

/** What was typed for a letter, and why it is no address. */
export interface MendingRefusal {
  letterId: string;
  email: string;
  message: string;
}

interface MendingFormProps {
  letter: TroubledLetters['letters'][number] | undefined;
  item: TroubledLetters;
  next: string;
  refusal: MendingRefusal | undefined;
}

/** Has one letter leave to another address. */
export function MendingForm({ letter, item, next, refusal }: MendingFormProps) {
  if (!letter) return null;
  const refused = refusal?.letterId === letter.id ? refusal : undefined;
  return (
    <details className="today-more" open={refused !== undefined}>
      <summary>Opraviť adresu</summary>
      <ActForm act="adresa" item={item} next={next} className="sending-form">
        <AddressField
          label="Nová adresa"
          hint="Na novú adresu odíde tento e-mail aj všetko ďalšie. Pôvodná zostane zapísaná."
          recipient={letter.recipient}
          refusal={refused}
        />
        <button type="submit" className="btn btn--sm">
          Uložiť a&nbsp;poslať
        </button>
      </ActForm>
    </details>
  );
}
