import { counted } from './slovak.ts';

/** More people than any of our rooms holds: such a number is a message to staff, not a count. */
const WORKERS_MAX = 9_999;

/**
 * Seats a sign-up asks for (decisions: Courses): a person one; a company the number in
 * `numberOfWorkers` when that is a whole number, else one.
 */
export function seatsWanted(applicant: 'person' | 'company', numberOfWorkers: string): number {
  if (applicant === 'person' || !/^\d+$/.test(numberOfWorkers)) return 1;
  const workers = Number(numberOfWorkers);
  return workers >= 1 && workers <= WORKERS_MAX ? workers : 1;
}

/** Free seats; Infinity where the course states no limit (capacity 0). Never below zero. */
export function freeSeats({ capacity, seatsTaken }: { capacity: number; seatsTaken: number }): number {
  return capacity === 0 ? Number.POSITIVE_INFINITY : Math.max(0, capacity - seatsTaken);
}

/** Seats are given whole or not at all: who does not fit waits as a substitute (náhradník). */
export function seatOutcome(
  course: { capacity: number; seatsTaken: number },
  wanted: number,
): 'confirmed' | 'waiting' {
  return wanted <= freeSeats(course) ? 'confirmed' : 'waiting';
}

/** „5 voľných z 12“, „Posledné miesto“, „Obsadené“, „Prihlasovanie je otvorené“. */
export function seatsSentence(course: { capacity: number; seatsTaken: number }): string {
  const free = freeSeats(course);
  if (free === Number.POSITIVE_INFINITY) return 'Prihlasovanie je otvorené';
  if (free === 0) return 'Obsadené';
  if (free === 1) return 'Posledné miesto';
  return `${counted(free, 'voľné', 'voľné', 'voľných')} z\u00A0${course.capacity}`;
}
