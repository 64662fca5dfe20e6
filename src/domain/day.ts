import { counted } from '#domain/slovak.ts';

/** The time zone of the company's days and hours (decisions: Courses). */
export const ZONE = 'Europe/Bratislava';

/** A calendar day `YYYY-MM-DD`, meant in Europe/Bratislava (decisions: Courses). Compares as text. */
export type Day = string;

/** Reads `YYYY-MM-DD` or `dd.MM.yyyy`; undefined when it is not a day in the calendar. */
export function parseDay(text: string): Day | undefined {
  const iso = isoOf(text);
  const date = new Date(iso ?? '');
  // an impossible day such as 30 February may be read as one of the next month
  return iso && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}

/** Whether a text has the form of a day, which may be missing in the calendar. */
export function hasFormOfDay(text: string): boolean {
  return isoOf(text) !== undefined;
}

function isoOf(text: string): string | undefined {
  const slovak = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(text.trim());
  if (slovak) return `${slovak[3]}-${slovak[2]?.padStart(2, '0')}-${slovak[1]?.padStart(2, '0')}`;
  return /^\d{4}-\d{2}-\d{2}$/.exec(text.trim())?.[0];
}

/** The error message for a text that is not a day. */
export function dayError(text: string): string {
  return hasFormOfDay(text)
    ? 'Taký deň v kalendári nie je.'
    : 'Napíšte dátum v tvare dd.mm.rrrr, napríklad 07.04.2026.';
}

/** `dd.MM.yyyy`, the specification's course date (section 9). */
export function formatDay(day: Day): string {
  const [year, month, date] = day.split('-');
  return `${date}.${month}.${year}`;
}

/** „14.04.2026 – 16.04.2026“ when the course has an end day, a dash when it has no day at all. */
export function formatDays(from: Day, to: Day | null | undefined): string {
  if (!from) return '–';
  return to && to !== from ? `${formatDay(from)} – ${formatDay(to)}` : formatDay(from);
}

const longDay = new Intl.DateTimeFormat('sk', { dateStyle: 'long', timeZone: 'UTC' });

/** „19. mája 2026“, within a sentence. */
export function spelledDay(day: Day): string {
  return longDay.format(new Date(day));
}

// browsers run this too, and not all of them support Temporal
const weekday = new Intl.DateTimeFormat('sk', { weekday: 'short', timeZone: 'UTC' });

/** „ut 14.04.“, for a few days shown side by side. */
export function formatWeekday(day: Day): string {
  return `${weekday.format(new Date(day))}\u00A0${formatDay(day).slice(0, 6)}`;
}

/** „št 07.01.2027“, „po 11.01.2027 – st 13.01.2027“: the days of a course as visitors choose them. */
export function formatCourseDays(from: Day, to: Day | null | undefined): string {
  const days = to && to !== from ? [from, to] : [from];
  return days.map((day) => `${weekday.format(new Date(day))}\u00A0${formatDay(day)}`).join('\u00A0– ');
}

/** „dnes“, „zajtra“, „o 45 dní“ */
export function daysAhead(today: Day, day: Day): string {
  const days = (Date.parse(day) - Date.parse(today)) / 86_400_000;
  if (days < 2) return days === 0 ? 'dnes' : 'zajtra';
  return `o\u00A0${counted(days, 'deň', 'dni', 'dní')}`;
}

const longWeekday = new Intl.DateTimeFormat('sk', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** „pondelok 14. decembra“ */
export function spelledWeekday(day: Day): string {
  return longWeekday.format(new Date(day));
}

/** The day this many days later; calculated in UTC, where all days have the same length. */
export function daysLater(day: Day, days: number): Day {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The months (1–12) that a period of days overlaps within its first year. */
export function monthsTouched(from: Day, to: Day | null | undefined): number[] {
  const first = Number(from.slice(5, 7));
  const end = to || from;
  const last = end.slice(0, 4) > from.slice(0, 4) ? 12 : Number(end.slice(5, 7));
  return Array.from({ length: Math.max(1, last - first + 1) }, (_, index) => first + index);
}
