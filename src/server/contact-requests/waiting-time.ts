import {
  answerDaysOf,
  type ContactRequestState,
  type Waiting,
} from '#domain/contact-requests/contact-request-work.ts';
import type { Day } from '#domain/day.ts';
import { workingDaysBefore, workingDaysSince } from '#domain/working-days.ts';
import { dayAndTime, instantAt } from '#server/clock.ts';
import { findCompany } from '#server/company/company.ts';
import type { Db } from '#server/db/database.ts';

/** Within how many working days a request should be answered. */
export async function findAnswerDays(db: Db): Promise<number> {
  return answerDaysOf(await findCompany(db));
}

/** A new request received before this instant has waited for its answer too long. */
export function lateBefore(today: Day, answerDays: number): string {
  return instantAt(workingDaysBefore(today, answerDays), '00:00');
}

/** How long a new request has waited for its answer; null if staff already work on it. */
export function waitingOf(
  { state, receivedAt }: { state: ContactRequestState; receivedAt: string },
  today: Day,
  answerDays: number,
): Waiting | null {
  if (state !== 'new') return null;
  const days = workingDaysSince(dayAndTime(receivedAt).day, today);
  return { days, answerDays, isLate: receivedAt < lateBefore(today, answerDays) };
}
