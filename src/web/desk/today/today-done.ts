import { counted } from '#domain/slovak.ts';
import type { TodayKind } from '#domain/today/today-item.ts';
import { doneSentence, type Undoable, type UndoableNoun } from '#domain/undo.ts';
import { TODAY } from '#web/desk/kit/desk-sections.ts';
import { type JustDone, justDoneQuery } from '#web/desk/kit/just-done.ts';
import type { RouteBelow } from '#web/desk/kit/list.ts';
import { readChoice, readCount, readText, withQuery } from '#web/desk/kit/query.ts';

/** The actions that do not leave the page: what they did, where it can be undone for a while, else a sentence about it. */
const ACTIONS = {
  precitane: { noun: 'signUp', verb: 'read' },
  potvrdene: { noun: 'signUp', verb: 'confirmed' },
  vybavene: { noun: 'contactRequest', verb: 'closed' },
  odlozene: { noun: 'postponement', verb: 'postponed' },
  vratene: { noun: 'postponement', verb: 'returned' },
  hotove: { noun: 'postponement', verb: 'done' },
  prevzate: () => 'Dopyt je Váš.',
  krok: () => 'Krok je hotový.',
  ponuknute: () => 'Ponuka odchádza e-mailom.',
  poslane: (count) => `${counted(count, 'e-mail odchádza', 'e-maily odchádzajú', 'e-mailov odchádza')}.`,
  opravene: () => 'Adresa je opravená, e-mail odchádza.',
  lektor: () => 'Lektor je priradený.',
  mena: () => 'O\u00A0mená sme požiadali e-mailom. Ak neprídu, o\u00A0dva dni sa to pripomenie.',
  pripomenute: () => 'Pripomienka odchádza e-mailom.',
} as const satisfies Record<string, Undoable | ((count: number) => string)>;

export type TodayAction = keyof typeof ACTIONS;

/** The last action on the page. */
export interface TodayDone {
  action: TodayAction;
  /** How many items were changed, and how many were not. */
  count: number;
  skipped?: number;
  at: string;
}

/** Reads `?hotovo=&pocet=&vynechane=&kedy=`. */
export function readTodayDone(query: URLSearchParams): TodayDone | undefined {
  const action = readChoice(query, 'hotovo', ACTIONS);
  const at = readText(query, 'kedy');
  return action && at
    ? { action, at, count: readCount(query, 'pocet'), skipped: readCount(query, 'vynechane') }
    : undefined;
}

/** The action as the query of the page's address. */
function todayDoneQuery({ action, count, skipped = 0, at }: TodayDone): Record<string, string> {
  return { hotovo: action, pocet: String(count), kedy: at, ...(skipped > 0 && { vynechane: String(skipped) }) };
}

export function isUndoable({ action, count }: TodayDone): boolean {
  return count > 0 && typeof ACTIONS[action] === 'object';
}

/** What the action of this address was done to, for undoing it. */
export function readTodayNoun(query: URLSearchParams): UndoableNoun {
  const action = readChoice(query, 'hotovo', ACTIONS);
  const done = action && ACTIONS[action];
  return typeof done === 'object' ? done.noun : 'postponement';
}

/** „3 prihlášky sú prečítané.“, and how many items were left unchanged. */
export function todayDoneSentence({ action, count, skipped = 0 }: TodayDone): string {
  const first = count > 0 ? sentenceOf(action, count) : 'Nič sa nezmenilo.';
  if (skipped === 0) return first;
  return `${first} Bez zmeny: ${counted(skipped, 'vec', 'veci', 'vecí')}. Už je to tak, alebo sa to už nedá.`;
}

function sentenceOf(action: TodayAction, count: number): string {
  const done = ACTIONS[action];
  return typeof done === 'object' ? doneSentence({ ...done, count }) : done(count);
}

/** The parameter that names the kind Dnes shows alone. */
export const KIND = 'druh';

/** The page with a notice of the last action or of undoing it; `next` is the item to focus, through the fragment. */
export function todayPath(
  { done, undone }: { done?: TodayDone; undone?: JustDone['undone'] } = {},
  next = '',
  alone?: string | null,
): string {
  const path = withQuery(TODAY, {
    ...kept(alone),
    ...(done && todayDoneQuery(done)),
    ...(undone && justDoneQuery({ undone })),
  });
  return next ? `${path}#${encodeURIComponent(next)}` : path;
}

function kept(alone: string | null | undefined) {
  return { [KIND]: alone ?? undefined };
}

/** The actions on an item, as path segments. */
export type TodayActionPath = Exclude<RouteBelow<typeof TODAY>, 'spat'>;

export function todayActionPath(action: TodayActionPath): string {
  return `${TODAY}/${action}`;
}

/** The address at which an action is undone. */
export function todayUndoPath(action: TodayAction, alone?: string): string {
  return withQuery(`${TODAY}/spat`, { hotovo: action, ...kept(alone) });
}

/** The page that postpones an item until any day. */
export function postponingPath({ kind, ids }: { kind: TodayKind; ids: readonly string[] }, alone?: string): string {
  const item = [['kind', kind], ...ids.map((id) => ['id', id]), ...(alone ? [[KIND, alone]] : [])];
  return `${TODAY}/odlozenie?${new URLSearchParams(item)}`;
}
