import { randomUUID } from 'node:crypto';
import type { SignUp } from '#domain/sign-ups/sign-up.ts';
import type { Change } from '#server/change.ts';
import type { Db } from '#server/db/database.ts';
import { foldSearchText } from './sign-up-search.ts';

/**
 * Parts a waiting group: its first people stay with the sign-up, the others become a sign-up of their own that waits in the
 * same place of the queue and names the first. What was sent is on both, files on the first.
 */
export async function partSignUp(
  change: Change,
  { id, seats }: Pick<SignUp, 'id' | 'seats'>,
  staying: number,
): Promise<void> {
  const { db } = change;
  const row = await db.selectFrom('signUp').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const rest = { ...row, id: randomUUID(), restOfId: id };
  await db.insertInto('signUp').values(rest).execute();
  const others = db
    .selectFrom('participant')
    .select('id')
    .where('signUpId', '=', id)
    .where('status', '=', 'waiting')
    .orderBy('position')
    .limit(seats)
    .offset(staying);
  await db.updateTable('participant').set({ signUpId: rest.id }).where('id', 'in', others).execute();
  await foldSearchText(change, [id, rest.id]);
  change.record({
    noun: 'signUp',
    id: rest.id,
    verb: 'parted',
    before: { seats },
    after: { seats: seats - staying },
  });
}

/** The sign-up the others of a parted group wait with. */
export async function findRestOf(db: Db, id: string): Promise<string | null> {
  const rest = await db.selectFrom('signUp').select('id').where('restOfId', '=', id).executeTakeFirst();
  return rest?.id ?? null;
}
