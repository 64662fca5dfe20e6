import type { Noun } from '#domain/events/event.ts';
import type { TodayKind } from '#domain/today/today-item.ts';

/** The last postponement of each kind for one subject. */
export interface PostponementTable {
  kind: TodayKind;
  noun: Noun;
  nounId: string;
  untilDay: string;
  /** 1 if staff marked it as done: it is not shown among the postponed tasks. */
  isDone: number;
  byStaffId: string;
  at: string;
}
