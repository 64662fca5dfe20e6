import { formatDays } from '#domain/day.ts';
import { counted } from '#domain/slovak.ts';
import { COURSE_STATUS_LABELS, type Course } from './course.ts';

/** Whom a change or the end of a course concerns: seats that are held, and seats people wait for. */
export interface Concerned {
  held: number;
  awaited: number;
}

/**
 * What a change means for people who have signed up, sentence by sentence: another day, place, state, or too few seats.
 * Empty when staff may save without being asked.
 */
export function courseChangeConcerns(
  before: Course,
  after: Omit<Course, 'id' | 'courseTypeId'>,
  concerned: Concerned,
): string[] {
  const { held } = concerned;
  const who = concernedSentence(concerned);
  if (!who) return [];
  const changes = [
    changed('Termín', formatDays(before.date, before.dateTo), formatDays(after.date, after.dateTo)),
    changed('Miesto', venue(before), venue(after)),
    changed('Status', COURSE_STATUS_LABELS[before.status], COURSE_STATUS_LABELS[after.status]),
    after.capacity > 0 && after.capacity < held
      ? `Kapacita ${after.capacity} je menšia ako počet obsadených miest (${held}).`
      : undefined,
  ].filter((sentence) => sentence !== undefined);
  return changes.length > 0 ? [who, ...changes] : [];
}

/** „Na kurz je prihlásených 7 ľudí a 2 čakajú ako náhradníci.“; undefined when it concerns nobody. */
export function concernedSentence({ held, awaited }: Concerned): string | undefined {
  const people = counted(held, 'človek', 'ľudia', 'ľudí');
  const signedUp =
    held === 1 ? `je prihlásený ${people}` : held < 5 ? `sú prihlásení ${people}` : `je prihlásených ${people}`;
  const waiting = counted(awaited, 'náhradník', 'náhradníci', 'náhradníkov');
  const waits = awaited >= 2 && awaited <= 4 ? 'čakajú' : 'čaká';
  if (held > 0 && awaited > 0) return `Na kurz ${signedUp} a ${waits} ${waiting}.`;
  if (held > 0) return `Na kurz ${signedUp}.`;
  return awaited > 0 ? `Na kurz ${waits} ${waiting}.` : undefined;
}

function changed(what: string, before: string, after: string): string | undefined {
  return before === after ? undefined : `${what}: ${before || '–'} → ${after || '–'}.`;
}

function venue({ place, city }: Pick<Course, 'place' | 'city'>): string {
  return [place, city].filter(Boolean).join(', ');
}
