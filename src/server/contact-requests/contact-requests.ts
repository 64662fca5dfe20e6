import { randomUUID } from 'node:crypto';
import { type ContactRequest, contactSearchText } from '#domain/contact-requests/contact-request.ts';
import type { ContactRequestFields } from '#domain/contact-requests/contact-request-fields.ts';
import type { StaffChange, VisitorsChange } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import { claimSubmission, fingerprintOf, sortedFields } from '#server/submissions.ts';
import { enqueueContactLetters } from './contact-request-letters.ts';

/**
 * Stores a contact request with its letters in one transaction (decisions: Forms); answers its id. The same within the
 * hour has the first one's id and is stored no second time.
 */
export async function submitContactRequest(change: VisitorsChange, fields: ContactRequestFields): Promise<string> {
  const { db } = change;
  const request: ContactRequest = { ...fields, id: randomUUID(), receivedAt: instant(change), handledAt: null };
  const claim = { fingerprint: fingerprintOf(['contactRequest', sortedFields(fields)]), subjectId: request.id };
  const earlier = await claimSubmission(change, claim, (id) => findContactRequest(db, id));
  if (earlier) return earlier.id;
  await db
    .insertInto('contactRequest')
    .values({ ...request, searchText: contactSearchText(request) })
    .execute();
  await enqueueContactLetters(change, request);
  change.record({ noun: 'contactRequest', id: request.id, verb: 'submitted' });
  return request.id;
}

/** Staff have answered it. Of two who say so the first one's time stays. */
export function handleContactRequest(change: StaffChange<'office'>, id: string): Promise<'done' | 'not-found'> {
  return setHandled(change, id, instant(change));
}

/** There is something to answer again, or there was all along. */
export function reopenContactRequest(change: StaffChange<'office'>, id: string): Promise<'done' | 'not-found'> {
  return setHandled(change, id, null);
}

async function setHandled(
  change: StaffChange<'office'>,
  id: string,
  handledAt: string | null,
): Promise<'done' | 'not-found'> {
  await change.lock('contactRequest', id);
  const before = await findContactRequest(change.db, id);
  if (!before) return 'not-found';
  if (Boolean(before.handledAt) === Boolean(handledAt)) return 'done';
  await change.db.updateTable('contactRequest').set({ handledAt }).where('id', '=', id).execute();
  change.record({ noun: 'contactRequest', id, verb: handledAt ? 'handled' : 'reopened' });
  return 'done';
}

export async function findContactRequest(db: Db, id: string): Promise<ContactRequest | undefined> {
  const row = await db.selectFrom('contactRequest').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const { searchText, ...request } = row;
  return request;
}
