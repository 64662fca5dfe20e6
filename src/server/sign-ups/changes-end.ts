import type { Company } from '#domain/company/company.ts';
import { type Day, daysLater } from '#domain/day.ts';
import { offersEnd } from '#domain/seat-offers/offer-validity.ts';
import type { SignUp } from '#domain/sign-ups/sign-up.ts';
import { instant, instantAt } from '#server/clock.ts';
import { workingDaysBefore } from '#server/working-days.ts';

type Dated = Pick<SignUp, 'courseDate'>;

/** When the first day of the course begins: until then another person can be sent. */
export function courseBegins({ courseDate }: Dated): string {
  return instant({ now: () => offersEnd({ date: courseDate }) });
}

/** The last day on which applicants free their own seats; undefined where they can until the course begins. */
export function lastDayOfChanges(
  { courseDate, status }: Dated & Pick<SignUp, 'status'>,
  { commitments: { courseCancellation: days } }: Pick<Company, 'commitments'>,
): Day | undefined {
  // who waits holds no seat that somebody else would need in time
  return days && status === 'confirmed' ? workingDaysBefore(courseDate, Number(days)) : undefined;
}

/** The end of that day, or when the course begins. */
export function changesEnd(signUp: Dated & Pick<SignUp, 'status'>, company: Pick<Company, 'commitments'>): string {
  const lastDay = lastDayOfChanges(signUp, company);
  return lastDay ? instantAt(daysLater(lastDay, 1), '00:00') : courseBegins(signUp);
}
