import { isAddressWrong } from '#domain/emails/email-trouble.ts';
import type { TroubledEmails } from '#domain/today/today-item.ts';
import { AddressField } from '#web/desk/emails/address-field.tsx';
import { DeskForm } from '#web/desk/kit/desk-form.tsx';
import { KEYS, keyThatFocuses } from '#web/desk/kit/keys.ts';
import { ItemFields } from './item-form.tsx';
import { todayActionPath } from './today-path.ts';

/** The address typed for an email, and why it is invalid. */
export interface CorrectionRefusal {
  emailId: string;
  email: string;
  message: string;
}

interface CorrectionFormProps {
  email: TroubledEmails['emails'][number];
  item: TroubledEmails;
  next: string;
  refusal: CorrectionRefusal | undefined;
}

/** True for undelivered emails and those held for a non-existent address: the address must be corrected first. */
export function needsAddressCorrection({ kind, why }: TroubledEmails): boolean {
  return kind === 'emails' || isAddressWrong(why);
}

/** Sends one email to another address; a refused one is shown again, beside what is wrong with it. */
export function CorrectionForm({ email, item, next, refusal }: CorrectionFormProps) {
  const refused = refusal?.emailId === email.id ? refusal : undefined;
  return (
    <DeskForm action={todayActionPath('adresa')} className="stack">
      <ItemFields item={item} next={next} />
      <AddressField
        label="Nová adresa"
        hint="Na novú adresu odíde tento e-mail aj všetko ďalšie. Pôvodná zostane zapísaná."
        recipient={email.recipient}
        refusal={refused}
      />
      <button type="submit" className="btn btn--sm" {...keyThatFocuses(KEYS.confirm)}>
        Opraviť adresu
      </button>
    </DeskForm>
  );
}
