import { randomUUID } from 'node:crypto';
import type { SignUp } from '#domain/sign-ups/sign-up.ts';
import type { Change } from '#server/change.ts';
import type { Db } from '#server/db/database.ts';
import { listEvents } from '#server/events/events.ts';
import { copyPayer } from '#server/payers/payers.ts';
import { nextSignUpNumber } from './new-sign-up.ts';
import { foldSearchText } from './sign-up-record.ts';
import { findSignUp } from './sign-ups.ts';

/**
 * Splits a group: some of its people become a new sign-up with the same state, the same place in the queue if it waits,
 * and a reference to the first. What was sent is on both, files on the first. Returns the new one's id.
 */
export async function splitSignUp(
  change: Change,
  { id, seats }: Pick<SignUp, 'id' | 'seats'>,
  movedParticipantIds: readonly string[],
): Promise<string> {
  const { db } = change;
  const row = await db.selectFrom('signUp').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const rest = {
    ...row,
    id: randomUUID(),
    number: await nextSignUpNumber(change),
    restOfId: id,
    waitlistEntryId: null,
  };
  await db.insertInto('signUp').values(rest).execute();
  await copyPayer(change, id, rest.id);
  await db
    .updateTable('participant')
    .set({ signUpId: rest.id })
    .where('signUpId', '=', id)
    .where('id', 'in', movedParticipantIds)
    .execute();
  await foldSearchText(change, [id, rest.id]);
  change.record({
    noun: 'signUp',
    id: rest.id,
    verb: 'split',
    before: { seats },
    after: { seats: movedParticipantIds.length },
  });
  return rest.id;
}

/**
 * Returns people to the group they were split from at that instant, once the move they were split for is undone: their
 * sign-up is deleted, and its emails, none of which was sent, become the group's. They stay apart if their sign-up was
 * changed since, or the group no longer has the course and status they return to.
 */
export async function joinGroupAgain(change: Change, id: string, at: string): Promise<void> {
  const { db } = change;
  const events = await listEvents(db, { noun: 'signUp', id });
  if (events[0]?.verb !== 'split' || events.some((event) => event.at !== at)) return;
  const signUp = await findSignUp(db, id);
  const group = signUp?.restOfId && (await findSignUp(db, signUp.restOfId));
  if (!group || group.courseId !== signUp.courseId || group.status !== signUp.status) return;
  await db.updateTable('participant').set({ signUpId: group.id }).where('signUpId', '=', id).execute();
  await db
    .updateTable('email')
    .set({ aboutId: group.id })
    .where('aboutNoun', '=', 'signUp')
    .where('aboutId', '=', id)
    .execute();
  await db.deleteFrom('signUp').where('id', '=', id).execute();
  await foldSearchText(change, [group.id]);
  const seats = group.seats + signUp.seats;
  change.record({ noun: 'signUp', id: group.id, verb: 'undone', before: { seats: group.seats }, after: { seats } });
}

/** The sign-ups of those who were split from this one, in the order in which they were. */
export function listSplitOff(db: Db, id: string): Promise<Pick<SignUp, 'id' | 'number'>[]> {
  return db.selectFrom('signUp').select(['id', 'number']).where('restOfId', '=', id).orderBy('number').execute();
}
