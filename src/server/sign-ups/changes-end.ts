import type { Company } from '#domain/company/company.ts';
import { daysLater } from '#domain/day.ts';
import { offersEnd } from '#domain/seat-offers/offer-validity.ts';
import type { SignUp } from '#domain/sign-ups/sign-up.ts';
import { instant, instantAt } from '#server/clock.ts';
import { workingDaysBefore } from '#server/working-days.ts';

type Dated = Pick<SignUp, 'courseDate'>;

/** When the first day of the course begins: until then another person can be sent. */
export function courseBegins({ courseDate }: Dated): string {
  return instant({ now: () => offersEnd({ date: courseDate }) });
}

/** Until when applicants free their own seats: to the end of the last day the company states, else as the course begins. */
export function changesEnd(
  signUp: Dated & Pick<SignUp, 'status'>,
  { commitments: { courseCancellation: days } }: Pick<Company, 'commitments'>,
): string {
  // who waits holds no seat that somebody else would need in time
  if (!days || signUp.status === 'waiting') return courseBegins(signUp);
  return instantAt(daysLater(workingDaysBefore(signUp.courseDate, Number(days)), 1), '00:00');
}
