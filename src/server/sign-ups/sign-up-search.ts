import { namesOf } from '#domain/sign-ups/participant.ts';
import { searchText } from '#domain/sign-ups/sign-up.ts';
import type { Change } from '#server/change.ts';
import { isNamed } from './participants.ts';

/** Sign-ups read and written at a time. */
const BATCH = 250;

/** Rebuilds the search text of sign-ups after their course or people changed: no database can fold it itself. */
export async function foldSearchText({ db }: Change, ids: readonly string[]): Promise<void> {
  for (let first = 0; first < ids.length; first += BATCH) {
    const batch = ids.slice(first, first + BATCH);
    const signUps = await db.selectFrom('signUp').selectAll().where('id', 'in', batch).execute();
    const participants = await db
      .selectFrom('participant')
      .select(['signUpId', 'firstName', 'lastName'])
      .where('signUpId', 'in', batch)
      .where(isNamed)
      .execute();
    const peopleOf = Map.groupBy(participants, ({ signUpId }) => signUpId);
    for (const signUp of signUps) {
      const text = searchText(signUp, namesOf(peopleOf.get(signUp.id) ?? []));
      if (text === signUp.searchText) continue;
      await db.updateTable('signUp').set({ searchText: text }).where('id', '=', signUp.id).execute();
    }
  }
}
