import { randomUUID } from 'node:crypto';
import type { SignUp } from '#domain/sign-ups/sign-up.ts';
import type { Change } from '#server/change.ts';
import { returnToWaitlist } from './return-to-waitlist.ts';

/**
 * The members of a split group from the waitlist who were offered no seat wait for any date, as before: in a new entry,
 * in the place of the first. Does nothing where the sign-up did not come from the waitlist.
 */
export async function splitEntry(
  change: Change,
  { waitlistEntryId }: Pick<SignUp, 'waitlistEntryId'>,
  rest: Pick<SignUp, 'id' | 'seats'>,
): Promise<void> {
  const { db } = change;
  if (waitlistEntryId === null) return;
  const entry = await db
    .selectFrom('waitlistEntry')
    .selectAll()
    .where('id', '=', waitlistEntryId)
    .executeTakeFirstOrThrow();
  const { seats } = rest;
  const id = randomUUID();
  await db
    .insertInto('waitlistEntry')
    .values({ ...entry, id, seats, numberOfWorkers: String(seats) })
    .execute();
  change.record({ noun: 'waitlistEntry', id, verb: 'split', before: { seats: entry.seats }, after: { seats } });
  await db.updateTable('signUp').set({ waitlistEntryId: id }).where('id', '=', rest.id).execute();
  await returnToWaitlist(change, rest.id);
}
