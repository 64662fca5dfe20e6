import type { LetterStatus, ListedLetter } from '#domain/letters/letter.ts';
import { mayNow } from '#domain/letters/post.ts';
import { DeskForm } from '#web/ui/desk/desk-form.tsx';
import { KEYS, keyThatFocuses } from '#web/ui/desk/keys.ts';
import { AddressField } from './address-field.tsx';

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
  return (
    <DeskForm action={`${path}/listy/${letter.id}/odoslanie${query}`} className="sending-form">
      <AddressField
        label="Adresa príjemcu"
        hint={
          mayNow('drop', letter.status)
            ? 'Na inú adresu odíde tento e-mail aj všetko ďalšie. Pôvodná zostane zapísaná.'
            : 'Na inú adresu odíde nový e-mail s rovnakým textom.'
        }
        recipient={letter.recipient}
        refusal={refusal}
      />
      <button type="submit" className="btn btn--line btn--sm" {...keyThatFocuses(KEYS.send)}>
        {LABELS[letter.status]}
      </button>
    </DeskForm>
  );
}
