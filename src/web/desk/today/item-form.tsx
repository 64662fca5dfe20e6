import { type ComponentProps, type ReactNode, type SubmitEvent, startTransition } from 'react';
import { useSubmit } from 'react-router';
import { isAddressWrong } from '#domain/emails/email-trouble.ts';
import { itemKey, type TodayItem, type TroubledEmails } from '#domain/today/today-item.ts';
import { type CorrectionRefusal, NewAddressField } from '#web/desk/emails/email-forms.tsx';
import { DeskForm, Submit } from '#web/desk/kit/desk-form.tsx';
import { KIND, type TodayActionPath, todayActionPath } from './today-done.ts';

interface ItemFieldsProps {
  item: Pick<TodayItem, 'kind' | 'ids'>;
  /** The item that is focused once this one is closed. */
  next: string;
  /** The kind that the page shows alone. */
  alone?: string | undefined;
}

interface ItemFormProps extends ItemFieldsProps {
  className?: string;
  /** Called with true before the action is sent, and with false once the page shows its outcome. */
  onClosing(isClosing: boolean): void;
  /** Its `ActionButton`s. */
  children: ReactNode;
}

/**
 * The form whose buttons close an item on the page; it works without scripts, and then focuses the next item. With
 * scripts the item is gone at once, and back with a sentence about it if the server refuses.
 */
export function ItemForm({ className, onClosing, children, ...fields }: ItemFormProps) {
  const submit = useSubmit();
  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const button = event.submitter as HTMLButtonElement | null;
    // an urgent update of one row, painted before the router renders the whole page for the fetcher
    onClosing(true);
    await submit(button ?? event.currentTarget, { navigate: false, fetcherKey: itemKey(fields.item) });
    // rendered together with the new list
    startTransition(() => onClosing(false));
  }
  return (
    <DeskForm className={className} onSubmit={send}>
      <ItemFields {...fields} />
      {children}
    </DeskForm>
  );
}

/** The hidden fields by which the server finds the item. */
export function ItemFields({ item, next, alone }: ItemFieldsProps) {
  return (
    <>
      <input type="hidden" name="kind" value={item.kind} />
      {item.ids.map((id) => (
        <input key={id} type="hidden" name="id" value={id} />
      ))}
      <input type="hidden" name="dalej" value={next} />
      {alone && <input type="hidden" name={KIND} value={alone} />}
    </>
  );
}

/** A button of an item's form that runs this action. */
export function ActionButton({ action, ...button }: { action: TodayActionPath } & ComponentProps<'button'>) {
  return <button type="submit" formAction={todayActionPath(action)} {...button} />;
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
      <NewAddressField recipient={email.recipient} refusal={refused} />
      <Submit label="Opraviť adresu" isSmall keys="confirm" needsEnter />
    </DeskForm>
  );
}
