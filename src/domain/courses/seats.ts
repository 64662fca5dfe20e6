import type { ActiveStatus } from '#domain/sign-ups/sign-up.ts';
import { counted, countedPeople, outOf } from '#domain/slovak.ts';
import type { CourseWithSeats } from './course.ts';

/** More people than any of our rooms holds: a larger number is not read as a count. */
const WORKERS_MAX = 9_999;

/**
 * Seats a sign-up requests (decisions: Courses): one for a person; for a company the number in `numberOfWorkers` when
 * that is a whole number, else one.
 */
export function requestedSeats(applicant: 'person' | 'company', numberOfWorkers: string): number {
  return applicant === 'person' || isUncounted(applicant, numberOfWorkers) ? 1 : Number(numberOfWorkers);
}

/** A company that typed „asi päť“ gets one seat (decisions: Courses); staff must ask for the number. */
export function isUncounted(applicant: 'person' | 'company', numberOfWorkers: string): boolean {
  const workers = /^\d+$/.test(numberOfWorkers) ? Number(numberOfWorkers) : 0;
  return applicant === 'company' && (workers < 1 || workers > WORKERS_MAX);
}

/** True for a number that cannot count people, such as „0“, „-1“ or „3,5“; other free text is allowed. */
export function isImpossibleCount(numberOfWorkers: string): boolean {
  return /^[-+−–]?\d+([.,]\d+)?$/.test(numberOfWorkers) && !/^0*[1-9]\d*$/.test(numberOfWorkers);
}

/** Above this, a number may be all the company's employees and has to be confirmed. */
const WORKERS_UNCONFIRMED_MAX = 20;

/** The question about a number that may be a misunderstanding; undefined where there is none. */
export function workersQuestion(numberOfWorkers: string): string | undefined {
  const seats = requestedSeats('company', numberOfWorkers);
  if (seats <= WORKERS_UNCONFIRMED_MAX) return undefined;
  return `Naozaj prihlasujete ${seats.toLocaleString('sk')} ľudí? Ak áno, odošlite prihlášku ešte raz. Ak nie, opravte číslo.`;
}

/** Above this many, drawn seats are less clear than a sentence. */
export const DRAWN_SEATS_MAX = 40;

/** What decides about a course's seats. */
export interface SeatCount {
  /** 0 states no limit. */
  capacity: number;
  seatsTaken: number;
  /** How many seats are held for waiting sign-ups until they answer an offer. */
  seatsOffered: number;
  /** How many seats the smallest waiting sign-up needs that can still get an offer; null when there is none. */
  seatsRequested: number | null;
}

/** „Kurz sa otvorí, keď sa prihlási aspoň 6 ľudí.“; undefined once there are as many, or where no minimum is set. */
export function minimumSentence(course: Pick<CourseWithSeats, 'minimum' | 'seatsTaken'>): string | undefined {
  const { minimum, seatsTaken } = course;
  if (seatsTaken >= minimum) return undefined;
  if (minimum === 1) return 'Kurz sa otvorí, keď sa niekto prihlási.';
  const verb = minimum <= 4 ? 'prihlásia' : 'prihlási';
  return `Kurz sa otvorí, keď sa ${verb} aspoň ${countedPeople(minimum)}.`;
}

/** Seats neither taken nor offered; Infinity where the course states no limit (capacity 0). Never below zero. */
export function freeSeats({ capacity, seatsTaken, seatsOffered }: Omit<SeatCount, 'seatsRequested'>): number {
  return capacity === 0 ? Number.POSITIVE_INFINITY : Math.max(0, capacity - seatsTaken - seatsOffered);
}

/**
 * Free seats a new sign-up may have: none while a waiting sign-up fits into them, whether seats were set free or the
 * capacity was raised (decisions: Courses, „Who comes never overtakes who waits and fits“).
 */
export function seatsOnOffer(course: SeatCount): number {
  const free = freeSeats(course);
  return course.seatsRequested !== null && course.seatsRequested <= free ? 0 : free;
}

/** A new sign-up gets all its seats or none: one that does not fit waits as a substitute (náhradník). */
export function seatOutcome(course: SeatCount, requested: number): ActiveStatus {
  return requested <= seatsOnOffer(course) ? 'confirmed' : 'waiting';
}

/** „obsadené 7 z 12“ */
export function takenSeats({ capacity, seatsTaken }: Pick<SeatCount, 'capacity' | 'seatsTaken'>): string {
  return `obsadené\u00A0${seatsTaken}${capacity > 0 ? `\u00A0${outOf(capacity)}` : ''}`;
}

/** „5 voľných z 12“, „Posledné miesto“, „Obsadené“, „Prihlasovanie je otvorené“, for a new sign-up. */
export function seatsSentence(course: SeatCount): string {
  const onOffer = seatsOnOffer(course);
  if (onOffer === Number.POSITIVE_INFINITY) return 'Prihlasovanie je otvorené';
  if (onOffer === 0) return 'Obsadené';
  if (onOffer === 1) return 'Posledné miesto';
  return `${counted(onOffer, 'voľné', 'voľné', 'voľných')} ${outOf(course.capacity)}`;
}
