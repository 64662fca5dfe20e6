import type { TodayKind } from '#domain/today/today-item.ts';
import { TODAY } from '#web/ui/desk/desk-sections.ts';
import { type JustDone, justDoneQuery } from '#web/ui/desk/just-done.ts';
import { type TodayAct, type TodayDone, todayDoneQuery } from './today-done.ts';

/** The page with what was done on it, or what undoing came to; `next` is the item that has the focus then. */
export function todayPath(told: { done?: TodayDone; undone?: JustDone['undone'] } = {}, next = ''): string {
  const { vratene, ponechane } = justDoneQuery({ undone: told.undone });
  const said = { ...(told.done && todayDoneQuery(told.done)), ...(vratene && ponechane && { vratene, ponechane }) };
  const query = new URLSearchParams(said);
  return `${TODAY}${query.size > 0 ? `?${query}` : ''}${next && `#${encodeURIComponent(next)}`}`;
}

/** What is done to an item, as the address of its form says it. */
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

/** Where an act is taken back. */
export function todayUndoPath(act: TodayAct): string {
  return `${TODAY}/spat?hotovo=${act}`;
}

/** Where any day is chosen until which something is put off. */
export function postponingPath({ kind, ids }: { kind: TodayKind; ids: readonly string[] }): string {
  return `${TODAY}/odlozenie?${new URLSearchParams([['kind', kind], ...ids.map((id) => ['id', id])])}`;
}
