import {
  ANSWER_WORKING_DAYS,
  type ContactRequestState,
  type Waiting,
} from '#domain/contact-requests/contact-request-work.ts';
import type { Day } from '#domain/day.ts';
import { dayAndTime, instantAt } from '#server/clock.ts';
import { workingDaysBefore, workingDaysSince } from '#server/working-days.ts';

/** A new request that came before this instant has waited for its answer too long. */
export function lateBefore(today: Day): string {
  return instantAt(workingDaysBefore(today, ANSWER_WORKING_DAYS), '00:00');
}

/** How long a request has waited for its answer; null where somebody has it in hand. */
export function waitingOf(
  { state, receivedAt }: { state: ContactRequestState; receivedAt: string },
  today: Day,
): Waiting | null {
  if (state !== 'new') return null;
  return { days: workingDaysSince(dayAndTime(receivedAt).day, today), isLate: receivedAt < lateBefore(today) };
}
