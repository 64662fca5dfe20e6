import { redirect } from 'react-router';
import { chosenIds } from '#web/desk/kit/choice.ts';
import { readForm } from '#web/forms/form.ts';
import { type TodayDone, todayPath } from './today-done.ts';

export interface TodayForm {
  texts: FormData;
  /** The ids of the item's records. */
  ids: string[];
  /** The item that comes next. */
  next: string;
}

/** Reads an item's form. */
export async function readTodayForm(args: Parameters<typeof readForm>[0]): Promise<TodayForm> {
  const { texts } = await readForm(args);
  const next = String(texts.get('dalej') ?? '');
  return { texts, ids: chosenIds(texts), next: next.length <= NEXT_LENGTH_MAX ? next : '' };
}

/** Longer than the name of any item. */
const NEXT_LENGTH_MAX = 400;

/** The page without the closed item, with the focus on the next item through the address's fragment. */
export function backToToday(done: TodayDone, next: string) {
  return redirect(todayPath({ done }, next), 303);
}
