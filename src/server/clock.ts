import type { Day } from '#domain/day.ts';
import type { App } from './app.ts';

/** Where the company's days begin and end (decisions: Courses). */
const ZONE = 'Europe/Bratislava';

/** The calendar day it is now in Bratislava. */
export function today(app: Pick<App, 'now'>): Day {
  return app.now().toZonedDateTimeISO(ZONE).toPlainDate().toString();
}

/** Now as stored: ISO, UTC, always with milliseconds, so that text sorts as time does. */
export function instant(app: Pick<App, 'now'>, plus: Temporal.DurationLike = { seconds: 0 }): string {
  return app.now().add(plus).toString({ fractionalSecondDigits: 3 });
}
