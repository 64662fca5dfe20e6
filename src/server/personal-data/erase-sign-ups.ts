import { ERASED_NAME, type PlannedErasure } from '#domain/personal-data/erasure-plan.ts';
import { personKey } from '#domain/personal-data/person-search.ts';
import { participantName } from '#domain/sign-ups/participant.ts';
import type { StaffChange } from '#server/change.ts';
import { eraseHistory } from '#server/events/erasing.ts';
import { listParticipants } from '#server/sign-ups/participants.ts';
import { foldSearchText } from '#server/sign-ups/sign-up-search.ts';
import { anonymisePlace, reducePlace } from './erase-places.ts';

/**
 * Removes the sender's data from a sign-up that is retained: only contact details from a company's; all but name,
 * birth date and attendance from one that proves attendance. Its history, names links and submission record are
 * erased too.
 */
export async function stripSignUp(
  change: StaffChange<'settings'>,
  { trace: { id, name, isContact }, method, isUpcoming }: PlannedErasure,
): Promise<void> {
  const { db } = change;
  const places = isContact ? [] : await listParticipants(db, id);
  const own = places.filter((place) => personKey(participantName(place)) === personKey(name));
  const replacementName = method === 'reduce' || isContact ? {} : ERASED_NAME;
  await db
    .updateTable('signUp')
    .set({ email: '', phone: '', message: '', ...replacementName })
    .where('id', '=', id)
    .execute();
  for (const place of own) {
    if (method === 'reduce') await reducePlace(change, place.id);
    else await anonymisePlace(change, place.id, isUpcoming);
  }
  if (method === 'reduce') await db.deleteFrom('signUpFile').where('signUpId', '=', id).execute();
  await db.deleteFrom('namesLink').where('signUpId', '=', id).execute();
  await db.deleteFrom('submission').where('subjectId', '=', id).execute();
  await eraseHistory(change, 'signUp', [id]);
  await foldSearchText(change, [id]);
}
