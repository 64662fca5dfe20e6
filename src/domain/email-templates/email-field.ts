import type { Course } from '#domain/courses/course.ts';
import { formatDays } from '#domain/day.ts';
import { countedSeats } from '#domain/slovak.ts';

/** The fields of an email text, in braces, and their meaning. No visitor's text is among them (decision 0040). */
export const EMAIL_FIELDS = {
  kurz: 'názov kurzu',
  termín: 'deň alebo dni kurzu',
  čas: 'od kedy do kedy kurz trvá',
  mesto: 'mesto',
  miesto: 'ulica a číslo',
  cena: 'cena kurzu',
  'počet miest': 'koľko miest prihláška má',
} as const;

export type EmailField = keyof typeof EMAIL_FIELDS;

/** The value of each field in one email; empty where there is none. */
export type FieldValues = Record<EmailField, string>;

type CourseFacts = Pick<Course, 'nameOfCourse' | 'date' | 'dateTo' | 'city' | 'place' | 'price'> & { hours: string };

export function fieldValues(course: CourseFacts, seats: number): FieldValues {
  return {
    kurz: course.nameOfCourse,
    termín: formatDays(course.date, course.dateTo),
    čas: course.hours,
    mesto: course.city,
    miesto: course.place,
    cena: course.price,
    'počet miest': countedSeats(seats),
  };
}

/** „{kurz}“ as it is written. */
export function inBraces(field: string): string {
  return `{${field}}`;
}

const IN_BRACES = /\{([^{}\n]*)\}/g;

function nameOf(written: string): string {
  return written.trim().toLowerCase();
}

function isKnown(name: string): name is EmailField {
  return Object.hasOwn(EMAIL_FIELDS, name);
}

/** The fields of a text, each once. */
export function fieldsIn(text: string): EmailField[] {
  const names = Array.from(text.matchAll(IN_BRACES), ([, written = '']) => nameOf(written));
  return [...new Set(names)].filter(isKnown);
}

/** What is wrong with the fields of a text, in Slovak; undefined where nothing is. */
export function fieldProblem(text: string): string | undefined {
  const written = Array.from(text.matchAll(IN_BRACES), ([, written = '']) => written);
  const unknown = written.find((name) => !isKnown(nameOf(name)));
  if (unknown === undefined) return undefined;
  const known = Object.keys(EMAIL_FIELDS).map(inBraces).join(', ');
  return `Pole ${inBraces(unknown)} nepoznáme. Použiť môžete: ${known}.`;
}

/** The text with the values of its fields. */
export function merged(text: string, values: FieldValues): string {
  return text.replace(IN_BRACES, (whole, written) => {
    const name = nameOf(written);
    return isKnown(name) ? values[name] : whole;
  });
}

/** The paragraphs of a text: its non-empty lines. */
export function paragraphsOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
