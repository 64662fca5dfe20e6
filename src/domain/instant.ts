import { type Day, formatDay, ZONE } from './day.ts';

// Instants are stored as ISO texts in UTC and shown in Bratislava time. Browsers run this too and not all of them
// support Temporal, so it uses Intl. Creating a formatter is slow, so each is created once.

const isoDay = new Intl.DateTimeFormat('sv', { timeZone: ZONE });
const time = new Intl.DateTimeFormat('sk', { timeZone: ZONE, hour: 'numeric', minute: '2-digit' });
const longDay = new Intl.DateTimeFormat('sk', { timeZone: ZONE, day: 'numeric', month: 'long', year: 'numeric' });

/** The calendar day of an instant. */
export function dayOf(instant: string): Day {
  return isoDay.format(new Date(instant));
}

/** „24.03.2026“ and „8.42“. */
export function formatInstant(instant: string): { day: string; time: string } {
  return { day: formatDay(dayOf(instant)), time: time.format(new Date(instant)).replace(':', '.') };
}

/** „24.03.2026 o 8.42 h“: when something happens. */
export function spelledInstant(instant: string): string {
  const { day, time } = formatInstant(instant);
  return `${day} o\u00A0${time}\u00A0h`;
}

/** „24.03.2026, 8.42 h“: after „do“ or „od“, where „o“ would be a second preposition. */
export function boundInstant(instant: string): string {
  const { day, time } = formatInstant(instant);
  return `${day}, ${time}\u00A0h`;
}

const NEAR_DAYS: Record<number, string> = { [-1]: 'včera', 0: 'dnes', 1: 'zajtra' };

/** „dnes 8.42“, „včera 8.42“, „zajtra 8.42“; undefined on any other day. */
export function nearInstant(instant: string, today: Day): string | undefined {
  const days = (Date.parse(dayOf(instant)) - Date.parse(today)) / 86_400_000;
  return NEAR_DAYS[days] && `${NEAR_DAYS[days]}\u00A0${formatInstant(instant).time}`;
}

/** „17. novembra 2026“ (specification section 2.8). */
export function formatLongDay(instant: string): string {
  return longDay.format(new Date(instant));
}
