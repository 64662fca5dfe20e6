import type { RecordedEvent } from '#domain/events/event.ts';
import { countedAs } from '#domain/slovak.ts';

/** What staff do with sign-ups that can be undone. */
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

/** What somebody has just done. */
export interface Done {
  verb: UndoableVerb;
  /** To how many sign-ups. */
  count: number;
  /** When, which tells it from everything else they did. */
  at: string;
  /** How many places the sign-up has then, of an added one. */
  places?: number | undefined;
}

/** Of the events of one instant those that can be undone. */
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
