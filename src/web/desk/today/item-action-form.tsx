import type { ReactNode } from 'react';
import type { TodayItem } from '#domain/today/today-item.ts';
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

/** A form that closes an item on the page; it works without scripts, and then focuses the next item. */
export function ItemActionForm({ action, item, next, className, children }: ItemActionFormProps) {
  return (
    <DeskForm action={todayActionPath(action)} className={className}>
      <input type="hidden" name="kind" value={item.kind} />
      {item.ids.map((id) => (
        <input key={id} type="hidden" name="id" value={id} />
      ))}
      <input type="hidden" name="dalej" value={next} />
      {children}
    </DeskForm>
  );
}
