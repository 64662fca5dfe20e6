import type { TodayKind } from '#domain/today/today-item.ts';
import { TODAY } from '#web/ui/desk/desk-sections.ts';
import { type JustDone, justDoneQuery } from '#web/ui/desk/just-done.ts';
import { type TodayAct, type TodayDone, todayDoneQuery } from './today-done.ts';

/** The page with a notice of the last action or of undoing it; `next` is the item to focus. */
export function todayPath(told: { done?: TodayDone; undone?: JustDone['undone'] } = {}, next = ''): string {
  const { vratene, ponechane } = justDoneQuery({ undone: told.undone });
  const said = { ...(told.done && todayDoneQuery(told.done)), ...(vratene && ponechane && { vratene, ponechane }) };
  const query = new URLSearchParams(said);
  return `${TODAY}${query.size > 0 ? `?${query}` : ''}${next && `#${encodeURIComponent(next)}`}`;
}

/** The actions on an item, as path segments. */
export type TodayActPath =
  | 'precitanie'
  | 'miesto'
  | 'ponuka'
  | 'prevzatie'
  | 'krok'
  | 'odoslanie'
  | 'adresa'
  | 'lektor'
  | 'mena'
  | 'hotovo'
  | 'odlozenie'
  | 'vratenie';

export function todayActPath(act: TodayActPath): string {
  return `${TODAY}/${act}`;
}

/** The address at which an action is undone. */
export function todayUndoPath(act: TodayAct): string {
  return `${TODAY}/spat?hotovo=${act}`;
}

/** The page that postpones an item until any day. */
export function postponingPath({ kind, ids }: { kind: TodayKind; ids: readonly string[] }): string {
  return `${TODAY}/odlozenie?${new URLSearchParams([['kind', kind], ...ids.map((id) => ['id', id])])}`;
}
