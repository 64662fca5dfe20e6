import type { CourseWithSeats } from '#domain/courses/course.ts';
import { freeSeats, seatsOnOffer } from '#domain/courses/seats.ts';
import { counted } from '#domain/slovak.ts';

/** With this many free seats or fewer, a group may not fit. */
const FEW_SEATS = 5;

/** Warns before sending when a group may not get enough seats. */
export function seatsWarning(course: CourseWithSeats): string | undefined {
  const onOffer = seatsOnOffer(course);
  if (onOffer > FEW_SEATS) return undefined;
  if (onOffer === 0) {
    const why = freeSeats(course) === 0 ? 'Kurz je obsadený.' : 'Voľné miesta patria náhradníkom, ktorí už čakajú.';
    return `${why} Zapíšeme Vás ako náhradníka a o uvoľnenom mieste Vám dáme vedieť.`;
  }
  const seats = counted(onOffer, 'voľné miesto', 'voľné miesta', 'voľných miest');
  return `Na kurze ${onOffer >= 2 && onOffer <= 4 ? 'sú' : 'je'} ${seats}. Väčšiu skupinu zapíšeme medzi náhradníkov.`;
}
