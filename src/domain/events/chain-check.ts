import { counted } from '#domain/slovak.ts';

/** A fault in the chain of events, and the position of the event. */
export interface ChainFault {
  fault: keyof typeof SENTENCES;
  position: number;
}

/** The result of a check of the whole chain. */
export interface ChainCheck {
  /** The last event's position and hash; 0 and empty while there is none. */
  position: number;
  hash: string;
  /** In the order of the chain; empty where it is intact. */
  faults: ChainFault[];
}

/** The current end of the chain, and the result of its last check. */
export interface ChainState {
  position: number;
  hash: string;
  check: (Pick<ChainCheck, 'position' | 'faults'> & { at: string; by: string }) | undefined;
}

const SENTENCES = {
  altered: (n: number) => `Zápis č. ${n} bol zmenený.`,
  missing: (n: number) => `Zápis č. ${n} chýba.`,
  'values-altered': (n: number) => `Hodnoty zápisu č. ${n} boli zmenené.`,
  'values-missing': (n: number) => `Hodnoty zápisu č. ${n} chýbajú, hoci ich podľa záznamu nikto nevymazal.`,
  cut: (n: number) => `Koniec záznamu chýba, siahal aspoň po zápis č. ${n}.`,
  rewritten: (n: number) => `Záznam bol po zápis č. ${n} prepísaný, poznačený kontrolný kód je iný.`,
} as const;

/** The check in words: one sentence for each fault, or one that the chain is intact. */
export function chainSentences({ position, faults }: Pick<ChainCheck, 'position' | 'faults'>): string[] {
  if (faults.length === 0) return [`Záznam je celý: ${counted(position, 'zápis', 'zápisy', 'zápisov')}.`];
  return faults.map(({ fault, position }) => SENTENCES[fault](position));
}
