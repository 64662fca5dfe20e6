import { doneSentence } from '#domain/sign-ups/sign-up-undo.ts';
import { counted } from '#domain/slovak.ts';
import { readChoice, readText } from '#web/ui/desk/list-filter.ts';

/** The actions that do not leave the page, with the sentence shown after each. */
const SENTENCES = {
  precitane: (count: number) => doneSentence({ verb: 'read', count }),
  potvrdene: (count: number) => doneSentence({ verb: 'confirmed', count }),
  prevzate: () => 'Dopyt je Váš.',
  krok: () => 'Krok je hotový.',
  odlozene: () => 'Odložené. V\u00A0ten deň sa to vráti samo.',
  vratene: () => 'Vrátené medzi dnešné.',
  hotove: () => 'Označené za hotové.',
  ponuknute: () => 'Ponuka odchádza e-mailom.',
  poslane: (count: number) => `${counted(count, 'e-mail odchádza', 'e-maily odchádzajú', 'e-mailov odchádza')}.`,
  opravene: () => 'Adresa je opravená, e-mail odchádza.',
  lektor: () => 'Lektor je priradený.',
  mena: () => 'O\u00A0mená sme požiadali e-mailom. Ak neprídu, o\u00A0dva dni sa to pripomenie.',
} satisfies Record<string, (count: number) => string>;

export type TodayAction = keyof typeof SENTENCES;

/** The actions that can be undone for a while. */
const UNDOABLE: readonly TodayAction[] = ['precitane', 'potvrdene', 'odlozene', 'vratene', 'hotove'];

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
  const action = readTodayAction(query);
  const at = readText(query, 'kedy');
  return action && at
    ? { action, at, count: numberIn(query, 'pocet'), skipped: numberIn(query, 'vynechane') }
    : undefined;
}

export function readTodayAction(query: URLSearchParams): TodayAction | undefined {
  return readChoice(query, 'hotovo', SENTENCES as Record<TodayAction, never>);
}

const COUNT_MAX = 1_000;

function numberIn(query: URLSearchParams, name: string): number {
  const number = Number(query.get(name));
  return Number.isInteger(number) && number > 0 && number <= COUNT_MAX ? number : 0;
}

/** The action as the query of the page's address. */
export function todayDoneQuery({ action, count, skipped = 0, at }: TodayDone): Record<string, string> {
  return { hotovo: action, pocet: String(count), kedy: at, ...(skipped > 0 && { vynechane: String(skipped) }) };
}

export function isUndoable({ action, count }: TodayDone): boolean {
  return count > 0 && UNDOABLE.includes(action);
}

/** „3 prihlášky sú prečítané.“, and how many items were left unchanged. */
export function todayDoneSentence({ action, count, skipped = 0 }: TodayDone): string {
  const first = count > 0 ? SENTENCES[action](count) : 'Nič sa nezmenilo.';
  if (skipped === 0) return first;
  return `${first} Bez zmeny: ${counted(skipped, 'vec', 'veci', 'vecí')}. Už je to tak, alebo sa to už nedá.`;
}
