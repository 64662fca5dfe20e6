import type { TodayKind } from '#domain/today/today-item.ts';
import { TODAY } from '#web/desk/kit/desk-sections.ts';
import { type JustDone, justDoneQuery } from '#web/desk/kit/just-done.ts';
import { type TodayAction, type TodayDone, todayDoneQuery } from './today-done.ts';

/** The page with a notice of the last action or of undoing it; `next` is the item to focus. */
export function todayPath(result: { done?: TodayDone; undone?: JustDone['undone'] } = {}, next = ''): string {
  const { vratene, ponechane } = justDoneQuery({ undone: result.undone });
  const parameters = {
    ...(result.done && todayDoneQuery(result.done)),
    ...(vratene && ponechane && { vratene, ponechane }),
  };
  const query = new URLSearchParams(parameters);
  return `${TODAY}${query.size > 0 ? `?${query}` : ''}${next && `#${encodeURIComponent(next)}`}`;
}

/** The actions on an item, as path segments. */
export type TodayActionPath =
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

export function todayActionPath(action: TodayActionPath): string {
  return `${TODAY}/${action}`;
}

/** The address at which an action is undone. */
export function todayUndoPath(action: TodayAction): string {
  return `${TODAY}/spat?hotovo=${action}`;
}

/** The page that postpones an item until any day. */
export function postponingPath({ kind, ids }: { kind: TodayKind; ids: readonly string[] }): string {
  return `${TODAY}/odlozenie?${new URLSearchParams([['kind', kind], ...ids.map((id) => ['id', id])])}`;
}
