import { formatDay } from '#domain/day.ts';

/** „24.03.2026 o 8.42 h“, as the clock on the wall in the office showed. */
export function moment(instant: string): string {
  const time = Temporal.Instant.from(instant).toZonedDateTimeISO('Europe/Bratislava');
  const minute = String(time.minute).padStart(2, '0');
  return `${formatDay(time.toPlainDate().toString())} o ${time.hour}.${minute} h`;
}
