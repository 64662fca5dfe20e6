import { useId } from 'react';
import type { EmailStatus, ListedEmail } from '#domain/emails/email.ts';
import { isActionAllowed } from '#domain/emails/email-list.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { ActButton } from '#web/desk/kit/acts.tsx';
import { DeskForm, Submit } from '#web/desk/kit/desk-form.tsx';
import { KEYS } from '#web/desk/kit/keys.ts';
import { InputField } from '#web/shared/field.tsx';
import { type EmailFilter, emailList } from './email-list.ts';

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

/** The same where several emails can be corrected. */
export interface CorrectionRefusal extends SendingRefusal {
  emailId: string;
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
      <Submit label={LABELS[email.status]} isLine isSmall keys="send" needsEnter />
    </DeskForm>
  );
}

/** Cancels sending an email, or sending it again. */
export function DroppingForm({ email, path, query = '' }: Omit<SendingFormProps, 'refusal'>) {
  return (
    <ActButton
      label="Neposielať"
      action={`${path}/listy/${email.id}/vyradenie${query}`}
      keys="remove"
      needsEnter
      isSmall
    />
  );
}

interface AddressFormsProps {
  email: Pick<ListedEmail, 'id' | 'recipient' | 'status' | 'heldBecause'>;
  filter: EmailFilter;
  refusal: SendingRefusal | undefined;
}

/** Corrects the address of an email in its row of the list, or confirms that it is right. */
export function AddressForms({ email, filter, refusal }: AddressFormsProps) {
  const hasBounced = email.status === 'bounced' || email.heldBecause === 'address-bounced';
  return (
    <details className="folded" open={refusal !== undefined}>
      <summary aria-keyshortcuts={KEYS.edit}>
        {hasBounced ? 'Opraviť alebo potvrdiť adresu' : 'Opraviť adresu'}
      </summary>
      <DeskForm action={emailList.record(email.id, filter, 'adresa')} className="stack">
        <NewAddressField recipient={email.recipient} refusal={refusal} />
        <Submit label={'Uložiť a\u00A0poslať'} isSmall />
      </DeskForm>
      {hasBounced && (
        <DeskForm action={emailList.record(email.id, filter, 'potvrdenie-adresy')} className="stack">
          <p className="hint">
            {nonBreaking('Ak je adresa správna, ďalšie e-maily na ňu prestaneme zadržiavať a zadržané odídu.')}
          </p>
          <Submit label="Adresa je správna" isLine isSmall />
        </DeskForm>
      )}
    </details>
  );
}

/** The corrected recipient of an email. */
export function NewAddressField(field: Pick<AddressFieldProps, 'recipient' | 'refusal'>) {
  return (
    <AddressField
      label="Nová adresa"
      hint="Na novú adresu odíde tento e-mail aj všetko ďalšie. Pôvodná zostane zapísaná."
      {...field}
    />
  );
}

interface AddressFieldProps {
  label: string;
  hint: string;
  recipient: string;
  refusal: SendingRefusal | undefined;
}

/** The recipient of an email; a page may have several such fields. */
function AddressField({ label, hint, recipient, refusal }: AddressFieldProps) {
  return (
    <InputField
      id={useId()}
      name="email"
      type="email"
      label={label}
      hint={hint}
      error={refusal?.message}
      defaultValue={refusal?.email ?? recipient}
      required
      autoComplete="off"
    />
  );
}
