import { randomUUID } from 'node:crypto';
import { type ChosenOutcome, chosenOutcome } from '#domain/chosen-rows.ts';
import type { NextDate } from '#domain/courses/course-list.ts';
import { requestedSeats } from '#domain/courses/seats.ts';
import type { RecordedEvent } from '#domain/events/event.ts';
import { PRIVACY_NOTICE_VERSION } from '#domain/privacy-notice.ts';
import type { SignUpChannel } from '#domain/sign-ups/sign-up.ts';
import { type WaitlistEntry, type WhyEntrySkipped, waitlistSearchText } from '#domain/waitlist/waitlist-entry.ts';
import type { WaitlistFields } from '#domain/waitlist/waitlist-fields.ts';
import type { Change, StaffChange, VisitorsChange } from '#server/change.ts';
import { recordOfApplicant } from '#server/clients/client-record.ts';
import { findOrCreateClient } from '#server/clients/find-or-create-client.ts';
import { instant, today } from '#server/clock.ts';
import { findCourseType } from '#server/courses/course-types.ts';
import { listDatesOfType } from '#server/courses/offered-courses.ts';
import type { Db } from '#server/db/database.ts';
import { findSender } from '#server/emails/email-document.ts';
import { countTowardsQuota } from '#server/emails/mailboxes.ts';
import { enqueueEmails } from '#server/emails/outbox.ts';
import { claimOf, claimSubmission, sortedFields, withdrawSubmission } from '#server/submissions.ts';
import { countRequestedSeats, entryState, toEntry } from './requested-dates.ts';
import { setWaitlisted } from './waitlist-moves.ts';

export type WaitlistOutcome =
  | { outcome: 'stored'; id: string }
  | { outcome: 'type-gone' }
  /** There is a date to sign up for. */
  | { outcome: 'on-offer'; dates: NextDate[] };

/**
 * Puts a visitor on the waitlist of a course type in a city, with the emails about it. A repeated submission within the
 * hour gets the answer of the first one and is not stored again.
 */
export async function submitWaitlistEntry(change: VisitorsChange, fields: WaitlistFields): Promise<WaitlistOutcome> {
  const entry = newEntry(change, fields, 'web');
  const claim = claimOf(['waitlistEntry', sortedFields(fields)]);
  const earlier = await claimSubmission(change, claim, entry.id, (id) => findActiveEntry(change.db, id));
  if (earlier) return { outcome: 'stored', id: earlier.id };
  const refusal = await whyRefused(change, fields);
  if (refusal) {
    await withdrawSubmission(change, claim);
    return refusal;
  }
  await store(change, entry, 'submitted');
  return { outcome: 'stored', id: entry.id };
}

/** Staff enter a person who telephones. */
export async function enterWaitlistEntry(
  change: StaffChange<'office'>,
  fields: WaitlistFields,
): Promise<WaitlistOutcome> {
  const refusal = await whyRefused(change, fields);
  if (refusal) return refusal;
  const entry = newEntry(change, fields, 'desk');
  await store(change, entry, 'entered');
  return { outcome: 'stored', id: entry.id };
}

/** Staff remove the chosen entries that wait from the list; those with an offer or seats by now stay. */
export async function endWaitlistEntries(
  change: StaffChange<'office'>,
  ids: readonly string[],
): Promise<ChosenOutcome<WhyEntrySkipped>> {
  if (ids.length === 0) return chosenOutcome([], 0);
  await change.lock('waitlistEntry', ...ids);
  const entries = await change.db
    .selectFrom('waitlistEntry')
    .select(['id', entryState])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  for (const { id, state } of entries) if (state === 'waiting') await setWaitlisted(change, id, false);
  const results = entries.map(({ state }) => (state === 'waiting' ? 'done' : 'not-waiting'));
  return chosenOutcome(results, ids.length);
}

/** Staff put somebody back, in the place they had. */
export async function resumeWaitlistEntry(change: StaffChange<'office'>, id: string): Promise<'done' | 'not-found'> {
  if (!(await findWaitlistEntry(change.db, id))) return 'not-found';
  await setWaitlisted(change, id, true);
  change.enqueue({ kind: 'date-offers', key: id });
  return 'done';
}

/** Restores an entry that was removed from the list, in its former place, unless it was removed again since. */
export async function undoEnding(change: StaffChange<'office'>, { nounId: id, at }: RecordedEvent): Promise<boolean> {
  const entry = await findWaitlistEntry(change.db, id);
  if (entry?.endedAt !== at) return false;
  await resumeWaitlistEntry(change, id);
  return true;
}

export async function findWaitlistEntry(db: Db, id: string): Promise<WaitlistEntry | undefined> {
  const row = await db.selectFrom('waitlistEntry').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toEntry(row);
}

async function whyRefused(
  change: Change,
  { courseTypeId, city }: Pick<WaitlistFields, 'courseTypeId' | 'city'>,
): Promise<Exclude<WaitlistOutcome, { outcome: 'stored' }> | undefined> {
  // waits for a change that puts a date on offer at this moment, or that change sees this entry
  await change.lock('courseType', courseTypeId);
  if (!(await findCourseType(change.db, courseTypeId))) return { outcome: 'type-gone' };
  const dates = await listDatesOfType(change.db, { courseTypeId, city }, today(change));
  return dates.length > 0 ? { outcome: 'on-offer', dates } : undefined;
}

function newEntry(change: Change, fields: WaitlistFields, channel: SignUpChannel): WaitlistEntry {
  // a visitor's form is not accepted without consent
  const isConsentGiven = channel === 'web';
  return {
    ...fields,
    id: randomUUID(),
    seats: requestedSeats(fields.applicant, fields.numberOfWorkers),
    consent: isConsentGiven ? 'given' : 'not-stated',
    consentVersion: isConsentGiven ? PRIVACY_NOTICE_VERSION : null,
    channel,
    receivedAt: instant(change),
    endedAt: null,
  };
}

async function store(change: Change, entry: WaitlistEntry, verb: 'submitted' | 'entered'): Promise<void> {
  const { mayBeSplit, ...row } = entry;
  await change.db
    .insertInto('waitlistEntry')
    .values({
      ...row,
      ...(await findOrCreateClient(change, recordOfApplicant('waitlistEntry', entry))),
      mayBeSplit: Number(mayBeSplit),
      searchText: waitlistSearchText(entry),
    })
    .execute();
  await enqueueWaitlistEmails(change, entry);
  change.record({ noun: 'waitlistEntry', id: entry.id, verb });
}

/** An entry that has not been taken off the list since. */
async function findActiveEntry(db: Db, id: string): Promise<{ id: string } | undefined> {
  const entry = await findWaitlistEntry(db, id);
  return entry?.endedAt === null ? entry : undefined;
}

/**
 * The email to the applicant, and one to staff unless they entered it themselves; each is left out where no address is
 * known.
 */
async function enqueueWaitlistEmails(change: Change, entry: WaitlistEntry): Promise<void> {
  const sender = await findSender(change);
  const { company } = sender;
  const { id, city, seats, email, channel } = entry;
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
        heldBecause: channel === 'web' ? await countTowardsQuota(change, email) : null,
      },
      {
        kind: 'staffNewWaitlistEntry',
        about,
        recipient: channel === 'web' ? company.addresses.courses || company.email : '',
        facts: { entry, typeName, requestedSeats: await countRequestedSeats(change.db, entry) },
      },
    ],
    sender,
  );
}
