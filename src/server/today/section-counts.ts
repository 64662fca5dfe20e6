import { type SectionCounts, sumOf } from '#domain/today/today-item.ts';
import { type Reading, today } from '#server/clock.ts';
import { countLateContactRequests, countNewContactRequests } from '#server/contact-requests/contact-request-list.ts';
import { countEmailsToDecide } from '#server/emails/matching-emails.ts';
import { countNewSignUps } from '#server/sign-ups/sign-up-list.ts';
import { countToday } from './today.ts';

/** The number of things that wait in each section of the desk: as many as its list has rows of them. */
export async function countSections(app: Reading): Promise<SectionCounts> {
  const [counts, unread, unanswered, late, { undelivered, held }] = await Promise.all([
    countToday(app),
    countNewSignUps(app.db),
    countNewContactRequests(app.db),
    countLateContactRequests(app.db, today(app)),
    countEmailsToDecide(app.db),
  ]);
  return {
    today: sumOf(counts),
    signUps: { inTime: unread, urgent: 0 },
    contactRequests: { inTime: unanswered - late, urgent: late },
    emails: { inTime: held, urgent: undelivered },
  };
}
