import type { SignUpState } from '#domain/sign-ups/sign-up.ts';
import { counted, outOf } from '#domain/slovak.ts';
import { DRAWN_SEATS_MAX } from './seats.ts';

/** How a course's seats are used. */
export interface Occupancy {
  /** 0 states no limit. */
  capacity: number;
  /** Seats taken by named participants. */
  named: number;
  /** Seats of companies that have not named their participants. */
  unnamed: number;
  /** Seats held for substitutes until they answer. */
  offered: number;
}

export type SeatUse = 'named' | 'unnamed' | 'offered' | 'free';

/**
 * Each seat in its order, taken ones first; a course without a limit has none that are free. Empty when there are too
 * many to draw.
 */
export function drawnSeats({ capacity, named, unnamed, offered }: Occupancy): SeatUse[] {
  const free = Math.max(0, capacity - named - unnamed - offered);
  if (named + unnamed + offered + free > DRAWN_SEATS_MAX) return [];
  const uses = Object.entries({ named, unnamed, offered, free }) as [SeatUse, number][];
  return uses.flatMap(([use, count]) => Array.from({ length: count }, () => use));
}

/** „Obsadené 9 z 12, z toho 2 bez mena. Ponúknuté 3.“ */
export function occupancySentence({ capacity, named, unnamed, offered }: Occupancy): string {
  const seats = capacity > 0 ? ` ${outOf(capacity)}` : ', bez obmedzenia';
  const lacking = unnamed > 0 ? `, z toho ${unnamed} bez mena` : '';
  return `Obsadené ${named + unnamed}${seats}${lacking}.${offered > 0 ? ` Ponúknuté ${offered}.` : ''}`;
}

/** „2 mená doplnia“ */
export function missingNamesPhrase(seats: number): string {
  return seats === 1 ? 'meno doplnia' : `${counted(seats, 'meno', 'mená', 'mien')} doplnia`;
}

/** A participant with a confirmed seat on a course, or all unnamed seats of one sign-up. */
export interface CourseParticipant {
  /** The participant's, or the sign-up's where the row is for several seats. */
  id: string;
  /** Null for unnamed seats. */
  name: string | null;
  /** False for unnamed seats. */
  hasBirthDate: boolean;
  /** How many seats the row is for. */
  seats: number;
  signUpId: string;
  /** Empty for somebody who signed up for themselves. */
  companyName: string;
  state: SignUpState;
}
