import type { ApplicantName, SignUp, SignUpState } from '#domain/sign-ups/sign-up.ts';
import { counted, outOf } from '#domain/slovak.ts';
import type { UploadCaution } from '#domain/upload-caution.ts';
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

/** How many seats are used in each way; a course without a limit has none that are free. */
export function seatUses({ capacity, named, unnamed, offered }: Occupancy): Record<SeatUse, number> {
  return { named, unnamed, offered, free: Math.max(0, capacity - named - unnamed - offered) };
}

/** Each seat in its order, taken ones first; empty when there are too many to draw. */
export function drawnSeats(occupancy: Occupancy): SeatUse[] {
  const uses = Object.entries(seatUses(occupancy)) as [SeatUse, number][];
  const seats = uses.reduce((sum, [, count]) => sum + count, 0);
  return seats > DRAWN_SEATS_MAX ? [] : uses.flatMap(([use, count]) => Array.from({ length: count }, () => use));
}

/** „obsadené 9 z 12, ponúknuté 3“ */
export function occupancySentence({ capacity, named, unnamed, offered }: Occupancy): string {
  const taken = `obsadené ${named + unnamed}`;
  const sentence = capacity > 0 ? `${taken} ${outOf(capacity)}` : `${taken}, bez obmedzenia`;
  return offered > 0 ? `${sentence}, ponúknuté ${offered}` : sentence;
}

/** „2 mená doplnia“ */
export function missingNamesPhrase(seats: number): string {
  return seats === 1 ? 'meno doplnia' : `${counted(seats, 'meno', 'mená', 'mien')} doplnia`;
}

/** A file that came with a sign-up, as the page of its course lists it. */
export interface CourseFile {
  id: string;
  name: string;
  sizeBytes: number;
  caution: UploadCaution | null;
  signUp: ApplicantName & Pick<SignUp, 'id'>;
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
