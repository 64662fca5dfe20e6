import { isAddressWrong } from '#domain/letters/letter-trouble.ts';
import type { TroubledLetters } from '#domain/today/today-item.ts';
import { KEYS, keyThatFocuses } from '#web/ui/desk/keys.ts';
import { AddressField } from '#web/ui/desk/letters/address-field.tsx';
import { ActForm } from './act-form.tsx';

/** What was typed for a letter, and why it is no address. */
export interface MendingRefusal {
  letterId: string;
  email: string;
  message: string;
}

interface MendingFormProps {
  letter: TroubledLetters['letters'][number];
  item: TroubledLetters;
  next: string;
  refusal: MendingRefusal | undefined;
}

/** What did not arrive, or is held as its address does not exist: the address is what is wrong first of all. */
export function isToBeMended({ kind, why }: TroubledLetters): boolean {
  return kind === 'letters' || isAddressWrong(why);
}

/** Has one letter leave to another address. */
export function MendingForm({ letter, item, next, refusal }: MendingFormProps) {
  const refused = refusal?.letterId === letter.id ? refusal : undefined;
  return (
    <ActForm act="adresa" item={item} next={next} className="sending-form">
      <AddressField
        label="Nová adresa"
        hint="Na novú adresu odíde tento e-mail aj všetko ďalšie. Pôvodná zostane zapísaná."
        recipient={letter.recipient}
        refusal={refused}
      />
      <button type="submit" className="btn btn--sm" {...keyThatFocuses(KEYS.confirm)}>
        Opraviť adresu
      </button>
    </ActForm>
  );
}
