import type { EmailStatus, ListedEmail } from '#domain/emails/email.ts';
import { isActionAllowed } from '#domain/emails/email-list.ts';
import { DeskForm } from '#web/desk/kit/desk-form.tsx';
import { KEYS, keyThatFocuses } from '#web/desk/kit/keys.ts';
import { AddressField } from './address-field.tsx';

interface SendingFormProps {
  email: Pick<ListedEmail, 'id' | 'recipient' | 'status'>;
  /** The page of the email's subject. */
  path: string;
  refusal?: SendingRefusal;
  /** The query added to the form's address, which leads back to where the user came from. */
  query?: string;
}

/** The typed address and why it was refused. */
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
} as const satisfies Record<EmailStatus, string>;

/** Sends an email again, unchanged, to its own address or to another one. */
export function SendingForm({ email, path, refusal, query = '' }: SendingFormProps) {
  return (
    <DeskForm action={`${path}/listy/${email.id}/odoslanie${query}`} className="stack">
      <AddressField
        label="Adresa príjemcu"
        hint={
          isActionAllowed('drop', email.status)
            ? 'Na inú adresu odíde tento e-mail aj všetko ďalšie. Pôvodná zostane zapísaná.'
            : 'Na inú adresu odíde nový e-mail s rovnakým textom.'
        }
        recipient={email.recipient}
        refusal={refusal}
      />
      <button type="submit" className="btn btn--line btn--sm" {...keyThatFocuses(KEYS.send)}>
        {LABELS[email.status]}
      </button>
    </DeskForm>
  );
}
