import { redirect } from 'react-router';
import { postponedSchema } from '#domain/today/postponement-fields.ts';
import { TODAY_KIND_NAMES, type TodayKind } from '#domain/today/today-item.ts';
import type { Postponed } from '#server/today/postponements.ts';
import { chosenIds } from '#web/desk/kit/choice.ts';
import { type FormArgs, readForm } from '#web/forms/form.ts';
import { KIND, todayPath } from './today-done.ts';

export interface TodayForm {
  texts: FormData;
  /** The ids of the item's records. */
  ids: string[];
  /** The item that comes next. */
  next: string;
  /** The kind that the page shows alone. */
  alone: TodayKind | undefined;
}

/** Reads an item's form. */
export async function readTodayForm(args: FormArgs): Promise<TodayForm> {
  const { texts } = await readForm(args);
  const next = String(texts.get('dalej') ?? '');
  const kind = String(texts.get(KIND) ?? '');
  const alone = TODAY_KIND_NAMES.find((each) => each === kind);
  return { texts, ids: chosenIds(texts), next: next.length <= NEXT_LENGTH_MAX ? next : '', alone };
}

/** Longer than the name of any item. */
const NEXT_LENGTH_MAX = 400;

/** The item of a form; redirects to the page where it names none. */
export function readPostponed({ texts, ids }: TodayForm): Postponed {
  const postponed = postponedSchema.safeParse({ kind: texts.get('kind'), ids });
  if (!postponed.success) throw redirect(todayPath(), 303);
  return postponed.data;
}
