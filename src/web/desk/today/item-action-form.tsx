import type { ReactNode, SubmitEvent } from 'react';
import { useFetcher } from 'react-router';
import { itemKey, type TodayItem } from '#domain/today/today-item.ts';
import { DeskForm } from '#web/desk/kit/desk-form.tsx';
import { type TodayActionPath, todayActionPath } from './today-path.ts';

interface ItemActionFormProps {
  /** The action, as in its address. */
  action: TodayActionPath;
  item: Pick<TodayItem, 'kind' | 'ids'>;
  /** The item that is focused once this one is closed. */
  next: string;
  className?: string;
  children: ReactNode;
}

/**
 * A form that closes an item on the page; it works without scripts, and then focuses the next item. With scripts the
 * item is gone at once, and back with a sentence about it if the server refuses.
 */
export function ItemActionForm({ action, item, next, className, children }: ItemActionFormProps) {
  const { isClosing, submit } = useItemAction(item);
  function send(event: SubmitEvent<HTMLFormElement>) {
    // what was typed is shown again, beside what is wrong with it
    if (action === 'adresa') return;
    event.preventDefault();
    if (!isClosing) submit((event.submitter as HTMLButtonElement | null) ?? event.currentTarget);
  }
  return (
    <DeskForm action={todayActionPath(action)} className={className} onSubmit={send}>
      <input type="hidden" name="kind" value={item.kind} />
      {item.ids.map((id) => (
        <input key={id} type="hidden" name="id" value={id} />
      ))}
      <input type="hidden" name="dalej" value={next} />
      {children}
    </DeskForm>
  );
}

/** The action on an item that is under way, whichever of its forms has sent it. */
export function useItemAction(item: Pick<TodayItem, 'kind' | 'ids'>) {
  const { state, submit } = useFetcher({ key: itemKey(item) });
  return { isClosing: state !== 'idle', submit };
}
