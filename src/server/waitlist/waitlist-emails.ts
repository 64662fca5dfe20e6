import type { WaitlistEntry } from '#domain/waitlist/waitlist-entry.ts';
import type { Change } from '#server/change.ts';
import { findCourseType } from '#server/courses/course-types.ts';
import { findSender } from '#server/emails/email-document.ts';
import { countTowardsQuota } from '#server/emails/mailboxes.ts';
import { enqueueEmails } from '#server/emails/outbox.ts';
import { countRequestedSeats } from './requested-dates.ts';

/**
 * The email to the applicant, and one to staff unless they entered it themselves; each is left out where no address is
 * known.
 */
export async function enqueueWaitlistEmails(change: Change, entry: WaitlistEntry): Promise<void> {
  const sender = await findSender(change);
  const { company } = sender;
  const { id, city, seats, email } = entry;
  const about = { noun: 'waitlistEntry', id } as const;
  const typeName = (await findCourseType(change.db, entry.courseTypeId))?.name ?? '';
  await enqueueEmails(
    change,
    [
      {
        kind: 'waitlistJoined',
        about,
        recipient: email,
        facts: { typeName, city, seats },
        heldBecause: email ? await countTowardsQuota(change, email) : null,
      },
      {
        kind: 'staffNewWaitlistEntry',
        about,
        recipient: entry.channel === 'web' ? company.addresses.courses || company.email : '',
        facts: { entry, typeName, requestedSeats: await countRequestedSeats(change.db, entry) },
      },
    ],
    sender,
  );
}
