import type { EmailStatus } from '#domain/emails/email.ts';
import type { HoldReason } from '#domain/emails/held-email.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { DeskForm } from '#web/desk/kit/desk-form.tsx';
import { KEYS } from '#web/desk/kit/keys.ts';
import { AddressField } from './address-field.tsx';
import { type EmailFilter, emailList } from './email-list.ts';

interface AddressFormsProps {
  email: { id: string; recipient: string; status: EmailStatus; heldBecause: HoldReason | null };
  filter: EmailFilter;
  refusal: { email: string; message: string } | undefined;
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
        <AddressField
          label="Nová adresa"
          hint="Na novú adresu odíde tento e-mail aj všetko ďalšie. Pôvodná zostane zapísaná."
          recipient={email.recipient}
          refusal={refusal}
        />
        <button type="submit" className="btn btn--sm">
          Uložiť a&nbsp;poslať
        </button>
      </DeskForm>
      {hasBounced && (
        <DeskForm action={emailList.record(email.id, filter, 'potvrdenie-adresy')} className="stack">
          <p className="hint">
            {nonBreaking('Ak je adresa správna, ďalšie e-maily na ňu prestaneme zadržiavať a zadržané odídu.')}
          </p>
          <button type="submit" className="btn btn--line btn--sm">
            Adresa je správna
          </button>
        </DeskForm>
      )}
    </details>
  );
}
