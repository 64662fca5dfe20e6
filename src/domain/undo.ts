import type { Noun, VerbOf } from '#domain/events/event.ts';
import { type CountedForms, countedAs } from '#domain/slovak.ts';

/** How long staff can undo an action by one click, in seconds; the emails it causes wait as long. */
export const UNDO_SECONDS = 20;

/** The server accepts an undo for longer: the time shown stops under the pointer, and the network delays the form. */
const UNDO_GRACE_SECONDS = 10;

/** How long after an action the server accepts its undo, in seconds. */
export const UNDO_SECONDS_IN_ALL = UNDO_SECONDS + UNDO_GRACE_SECONDS;

/** How long applicants can undo what they did to their sign-up, in seconds; the emails it causes wait as long. */
export const APPLICANT_UNDO_SECONDS = 600;

/** Says what was done to so many things; `places` is how many seats a sign-up has after one was added. */
type Sentence = (count: number, places?: number) => string;

const counting =
  (things: CountedForms) =>
  (...done: CountedForms): Sentence =>
  (count) =>
    countedAs(count, things, done);
const signUps = counting(['prihláška', 'prihlášky', 'prihlášok']);
const courses = counting(['kurz', 'kurzy', 'kurzov']);
const contactRequests = counting(['dopyt', 'dopyty', 'dopytov']);
const waitlistEntries = counting(['záznam', 'záznamy', 'záznamov']);

/** What staff can undo, by the noun and verb of its event. */
const SENTENCES = {
  signUp: {
    read: signUps('prečítaná', 'prečítané', 'prečítaných'),
    confirmed: signUps('potvrdená', 'potvrdené', 'potvrdených'),
    cancelled: signUps('zrušená', 'zrušené', 'zrušených'),
    moved: signUps('presunutá', 'presunuté', 'presunutých'),
    participantsWithdrawn: () => 'Odhlásenie je zapísané.',
    participantReplaced: () => 'Účastník je vymenený.',
    offerDeclined: () => 'Ponuka je odmietnutá.',
    participantAdded: (_, places) => `Pridané miesto.${places ? ` Spolu ${places}.` : ''}`,
  },
  course: {
    published: courses('zverejnený', 'zverejnené', 'zverejnených'),
    hidden: courses('skrytý', 'skryté', 'skrytých'),
    changed: courses('upravený', 'upravené', 'upravených'),
    cancelled: () => 'Kurz je zrušený, aj s\u00A0prihláškami.',
  },
  contactRequest: { closed: contactRequests('vybavený', 'vybavené', 'vybavených') },
  waitlistEntry: {
    ended: waitlistEntries('vyradený zo zoznamu', 'vyradené zo zoznamu', 'vyradených zo zoznamu'),
  },
  postponement: {
    postponed: () => 'Odložené. V\u00A0ten deň sa to vráti samo.',
    returned: () => 'Vrátené medzi dnešné.',
    done: () => 'Označené za hotové.',
  },
} as const satisfies { [About in Noun]?: { [Done in VerbOf<About>]?: Sentence } };

export type UndoableNoun = keyof typeof SENTENCES;

export type UndoableVerb<About extends UndoableNoun> = keyof (typeof SENTENCES)[About];

/** An action that can be undone, by the noun and verb of its events. */
export type Undoable = {
  [About in UndoableNoun]: { noun: About; verb: UndoableVerb<About> };
}[UndoableNoun];

/** What a user has just done and can undo. */
export type Done = Undoable & {
  /** The number of things it was done to. */
  count: number;
  /** The time, which identifies the action. */
  at: string;
  /** How many seats the sign-up has after one was added. */
  places?: number | undefined;
};

/** How many things of one action were undone, and how many were not, because they have been changed since. */
export interface UndoOutcome {
  undone: number;
  skipped: number;
}

/** „Prihláška je prečítaná.“, „3 kurzy sú zverejnené.“ */
export function doneSentence({ noun, verb, count, places }: Undoable & Pick<Done, 'count' | 'places'>): string {
  const sentences: Record<string, Sentence> = SENTENCES[noun];
  return sentences[verb]?.(count, places) ?? '';
}
