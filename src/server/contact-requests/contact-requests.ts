import { randomUUID } from 'node:crypto';
import { type ContactRequest, contactSearchText } from '#domain/contact-requests/contact-request.ts';
import type { ContactRequestFields } from '#domain/contact-requests/contact-request-fields.ts';
import type { App } from '#server/app.ts';
import { instant } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import { claimSubmission, fingerprintOf, sortedFields } from '#server/submissions.ts';
import { enqueueContactLetters } from './contact-request-letters.ts';

/**
 * Stores a contact request with its letters in one transaction (decisions: Forms); answers its id. The same within the
 * hour has the first one's id and is stored no second time.
 */
export async function submitContactRequest(app: App, fields: ContactRequestFields): Promise<string> {
  const request: ContactRequest = { ...fields, id: randomUUID(), receivedAt: instant(app), handledAt: null };
  const claim = { fingerprint: fingerprintOf(['contactRequest', sortedFields(fields)]), subjectId: request.id };
  const earlier = await app.db.transaction().execute(async (db) => {
    const earlier = await claimSubmission(app, db, claim, (id) => findContactRequest(db, id));
    if (earlier) return earlier;
    await db
      .insertInto('contactRequest')
      .values({ ...request, searchText: contactSearchText(request) })
      .execute();
    await enqueueContactLetters(app, db, request);
    return undefined;
  });
  if (earlier) return earlier.id;
  app.changes.announce('letters');
  return request.id;
}

/** Staff have answered it. Of two who say so the first one's time stays. */
export function handleContactRequest(app: App, id: string): Promise<'done' | 'not-found'> {
  return setHandled(app, id, instant(app));
}

/** There is something to answer again, or there was all along. */
export function reopenContactRequest(app: App, id: string): Promise<'done' | 'not-found'> {
  return setHandled(app, id, null);
}

async function setHandled(app: App, id: string, handledAt: string | null): Promise<'done' | 'not-found'> {
  await app.db
    .updateTable('contactRequest')
    .set({ handledAt })
    .where('id', '=', id)
    .where('handledAt', handledAt ? 'is' : 'is not', null)
    .execute();
  return (await findContactRequest(app.db, id)) ? 'done' : 'not-found';
}

export async function findContactRequest(db: Db, id: string): Promise<ContactRequest | undefined> {
  const row = await db.selectFrom('contactRequest').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const { searchText, ...request } = row;
  return request;
}
