import type { ComponentProps, ReactNode, SubmitEvent } from 'react';
import { useSubmit } from 'react-router';
import { itemKey, type TodayItem } from '#domain/today/today-item.ts';
import { DeskForm } from '#web/desk/kit/desk-form.tsx';
import { type TodayActionPath, todayActionPath } from './today-path.ts';

export interface ItemFieldsProps {
  item: Pick<TodayItem, 'kind' | 'ids'>;
  /** The item that is focused once this one is closed. */
  next: string;
}

interface ItemFormProps extends ItemFieldsProps {
  className?: string;
  /** Its `ActionButton`s. */
  children: ReactNode;
}

/**
 * The form whose buttons close an item on the page; it works without scripts, and then focuses the next item. With
 * scripts the item is gone at once, and back with a sentence about it if the server refuses.
 */
export function ItemForm({ className, children, ...fields }: ItemFormProps) {
  const submit = useSubmit();
  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const button = event.submitter as HTMLButtonElement | null;
    submit(button ?? event.currentTarget, { navigate: false, fetcherKey: itemKey(fields.item) });
  }
  return (
    <DeskForm className={className} onSubmit={send}>
      <ItemFields {...fields} />
      {children}
    </DeskForm>
  );
}

/** What a form about an item tells the server of it. */
export function ItemFields({ item, next }: ItemFieldsProps) {
  return (
    <>
      <input type="hidden" name="kind" value={item.kind} />
      {item.ids.map((id) => (
        <input key={id} type="hidden" name="id" value={id} />
      ))}
      <input type="hidden" name="dalej" value={next} />
    </>
  );
}

/** A button of an item's form that runs this action. */
export function ActionButton({ action, ...button }: { action: TodayActionPath } & ComponentProps<'button'>) {
  return <button type="submit" formAction={todayActionPath(action)} {...button} />;
}
