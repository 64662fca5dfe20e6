import type { Noun } from '#domain/events/event.ts';
import type { TodayKind } from '#domain/today/today-item.ts';

/** One for each kind of waiting of a thing: the last. */
export interface PostponementTable {
  kind: TodayKind;
  noun: Noun;
  nounId: string;
  untilDay: string;
  /** 1 where staff said that there is nothing left to do: it is not shown among what is put off. */
  isDone: number;
  byStaffId: string;
  at: string;
}
