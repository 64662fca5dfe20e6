import type { Selectable } from 'kysely';
import { namesOf } from '#domain/sign-ups/participant.ts';
import { type NotifiedCourse, notifiedFacts, type SignUpRecord, searchText } from '#domain/sign-ups/sign-up.ts';
import { batchesOf } from '#server/batches.ts';
import type { Change } from '#server/change.ts';
import type { Tables } from '#server/db/tables.ts';
import { isNamed } from './participants.ts';

/** Builds a sign-up from its row and its seats. */
export function toSignUp({
  searchText,
  lastNotified,
  mayBeSplit,
  clientId,
  clientMatch,
  ...signUp
}: Selectable<Tables['signUp']> & { seats: number }): SignUpRecord {
  return { ...signUp, mayBeSplit: mayBeSplit === 1, lastNotified: JSON.parse(lastNotified) };
}

/** The columns of a sign-up that repeat its course, and stay when the course is deleted. */
export function courseColumns({ nameOfCourse, date, dateTo, city }: Omit<NotifiedCourse, 'hours' | 'place'>) {
  return { courseName: nameOfCourse, courseDate: date, courseDateTo: dateTo, courseCity: city };
}

/** What an applicant is notified of, as the sign-up stores it. */
export function lastNotifiedColumn(course: Parameters<typeof notifiedFacts>[0]): string {
  return JSON.stringify(notifiedFacts(course));
}

/** Sign-ups read and written at a time. */
const BATCH = 250;

/** Rebuilds the search text of sign-ups after their course or people changed: no database can fold it itself. */
export async function foldSearchText({ db }: Change, ids: readonly string[]): Promise<void> {
  for (const batch of batchesOf(ids, BATCH)) {
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
