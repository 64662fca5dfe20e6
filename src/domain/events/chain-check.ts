import { counted } from '#domain/slovak.ts';

/** What is wrong with the chain of events, and at which of them. */
export interface ChainFault {
  fault: keyof typeof SENTENCES;
  position: number;
}

/** What a walk along the whole chain has found. */
export interface ChainCheck {
  /** The last event's place and hash; 0 and empty while there is none. */
  position: number;
  hash: string;
  /** In the order of the chain; none where it is whole. */
  faults: ChainFault[];
}

/** Where the chain ends now, and what its last check has found. */
export interface ChainState {
  position: number;
  hash: string;
  check: (Pick<ChainCheck, 'position' | 'faults'> & { at: string; by: string }) | undefined;
}

const SENTENCES = {
  altered: (n: number) => `Záznam č. ${n} bol zmenený.`,
  missing: (n: number) => `Záznam č. ${n} chýba.`,
  'values-altered': (n: number) => `Hodnoty záznamu č. ${n} boli zmenené.`,
  'values-missing': (n: number) => `Hodnoty záznamu č. ${n} chýbajú, hoci ich podľa reťaze nikto nevymazal.`,
  cut: (n: number) => `Koniec reťaze chýba, siahala aspoň po záznam č. ${n}.`,
  rewritten: (n: number) => `Reťaz po záznam č. ${n} bola prepísaná, poznačený odtlačok je iný.`,
} as const;

/** The check in words: one sentence for each fault, or the one that all is well. */
export function chainSentences({ position, faults }: Pick<ChainCheck, 'position' | 'faults'>): string[] {
  if (faults.length === 0) return [`Reťaz je celá: ${counted(position, 'záznam', 'záznamy', 'záznamov')}.`];
  return faults.map(({ fault, position }) => SENTENCES[fault](position));
}
