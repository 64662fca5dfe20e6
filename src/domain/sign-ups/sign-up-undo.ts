import type { RecordedEvent } from '#domain/events/event.ts';
import { countedAs } from '#domain/slovak.ts';

/** What staff can do with sign-ups and undo. */
const UNDOABLE = [
  'read',
  'confirmed',
  'cancelled',
  'moved',
  'participantsWithdrawn',
  'participantReplaced',
  'participantAdded',
] as const;

type UndoableVerb = (typeof UNDOABLE)[number];

/** What a user has just done. */
export interface Done {
  verb: UndoableVerb;
  /** The number of sign-ups. */
  count: number;
  /** The time, which identifies the action. */
  at: string;
  /** How many seats the sign-up has after one was added. */
  places?: number | undefined;
}

/** Those events of one instant that can be undone. */
export function undoableMoves(events: readonly RecordedEvent[]): UndoableMove[] {
  return events.filter((event): event is UndoableMove => UNDOABLE.some((undoable) => undoable === event.verb));
}

export type UndoableMove = RecordedEvent & { verb: UndoableVerb };

/** „Prihláška je prečítaná.“, „3 prihlášky sú zrušené.“ */
export function doneSentence({ verb, count, places }: Omit<Done, 'at'>): string {
  if (verb === 'participantAdded') return `Pridané miesto.${places ? ` Spolu ${places}.` : ''}`;
  if (verb === 'participantsWithdrawn') return 'Odhlásenie je zapísané.';
  if (verb === 'participantReplaced') return 'Účastník je vymenený.';
  return countedAs(count, ['prihláška', 'prihlášky', 'prihlášok'], WORDS[verb]);
}

const WORDS = {
  read: ['prečítaná', 'prečítané', 'prečítaných'],
  confirmed: ['potvrdená', 'potvrdené', 'potvrdených'],
  cancelled: ['zrušená', 'zrušené', 'zrušených'],
  moved: ['presunutá', 'presunuté', 'presunutých'],
} as const;
