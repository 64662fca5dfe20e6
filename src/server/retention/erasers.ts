import type { RetainedKind } from '#domain/retention.ts';
import type { Change } from '#server/change.ts';
import { eraseUnusedEnclosures } from '#server/emails/enclosures.ts';
import { type ErasableNoun, eraseHistory, eraseNoun, listEmailsAbout } from '#server/events/erasing.ts';
import { eraseNotes } from '#server/notes/notes.ts';

/** Erases due and locked things with everything that belongs to them; returns how many. */
type Eraser = (change: Change, ids: string[]) => Promise<number>;

export const ERASERS: Record<RetainedKind, Eraser> = {
  emails: async (change, ids) => {
    await eraseNoun(change, 'email', ...ids);
    await deleteEmails(change, ids);
    return ids.length;
  },
  signUpFiles: async ({ db, record }, signUpIds) => {
    const { numDeletedRows } = await db
      .deleteFrom('signUpFile')
      .where('signUpId', 'in', signUpIds)
      .executeTakeFirst();
    for (const id of signUpIds) record({ noun: 'signUp', id, verb: 'filesErased' });
    return Number(numDeletedRows);
  },
  signUps: async (change, ids) => {
    await eraseHistoryAndEmails(change, 'signUp', ids);
    const deleted = await change.db.deleteFrom('signUp').where('id', 'in', ids).returning('courseId').execute();
    change.seats(...deleted.map(({ courseId }) => courseId));
    return ids.length;
  },
  waitlistEntries: async (change, ids) => {
    await eraseHistoryAndEmails(change, 'waitlistEntry', ids);
    await change.db.deleteFrom('waitlistEntry').where('id', 'in', ids).execute();
    return ids.length;
  },
  contactRequests: async (change, ids) => {
    await eraseHistoryAndEmails(change, 'contactRequest', ids);
    await eraseNotes(change, 'contactRequest', ids);
    await change.db.deleteFrom('contactRequest').where('id', 'in', ids).execute();
    return ids.length;
  },
};

/** Erases locked clients with their match keys and contacts. */
export async function eraseFormClients(change: Change, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await eraseHistory(change, 'client', ids);
  await change.db.deleteFrom('client').where('id', 'in', ids).execute();
}

/** Erases what belongs to these: their history, their emails in any state, their submission records. */
async function eraseHistoryAndEmails(
  change: Change,
  noun: Exclude<ErasableNoun, 'email'>,
  ids: string[],
): Promise<void> {
  const emails = await listEmailsAbout(change, noun, ids);
  await eraseNoun(change, noun, ...ids);
  await deleteEmails(change, emails);
  await change.db.deleteFrom('submission').where('subjectId', 'in', ids).execute();
}

async function deleteEmails(change: Change, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await change.db.deleteFrom('email').where('id', 'in', ids).execute();
  await eraseUnusedEnclosures(change);
}
