import { randomUUID } from 'node:crypto';
import {
  type ContactRequest,
  contactSearchText,
  type SentContactRequest,
} from '#domain/contact-requests/contact-request.ts';
import type { ContactRequestFields } from '#domain/contact-requests/contact-request-fields.ts';
import type { Change, VisitorsChange } from '#server/change.ts';
import { recordOfContactRequest } from '#server/clients/client-record.ts';
import { findOrCreateClient } from '#server/clients/find-or-create-client.ts';
import { instant } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import { findSender } from '#server/emails/email-document.ts';
import { countTowardsQuota } from '#server/emails/mailboxes.ts';
import { type AnyEmail, enqueueEmails } from '#server/emails/outbox.ts';
import { type CallersKey, claimOf, claimSubmission, sortedFields } from '#server/submissions.ts';

/**
 * Stores a contact request with its emails in one transaction (decisions: Forms); returns its id. A repeated
 * one (`claimSubmission`) is not stored again and returns the first one's id. Throws `KeyReused`.
 */
export async function submitContactRequest(
  change: VisitorsChange,
  fields: ContactRequestFields,
  key?: CallersKey,
): Promise<string> {
  const { db } = change;
  const request = { ...fields, id: randomUUID(), receivedAt: instant(change) };
  const claim = claimOf(['contactRequest', sortedFields(fields)], key);
  const earlier = await claimSubmission(change, claim, request.id, (id) => findContactRequest(db, id));
  if (earlier) return earlier.id;
  await db
    .insertInto('contactRequest')
    .values({
      ...request,
      ...(await findOrCreateClient(change, recordOfContactRequest(request))),
      searchText: contactSearchText(request),
    })
    .execute();
  await enqueueContactEmails(change, request);
  change.record({ noun: 'contactRequest', id: request.id, verb: 'submitted' });
  return request.id;
}

export async function findContactRequest(db: Db, id: string): Promise<ContactRequest | undefined> {
  return (await listContactRequestsById(db, [id]))[0];
}

/** Those of the requests that exist. */
export async function listContactRequestsById(db: Db, ids: readonly string[]): Promise<ContactRequest[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('contactRequest').selectAll().where('id', 'in', ids).orderBy('id').execute();
  return rows.map(({ searchText, clientId, clientMatch, ...request }) => request);
}

/** Enqueues a confirmation to the sender and the request's text to staff, unless no address for staff is set. */
async function enqueueContactEmails(change: Change, request: SentContactRequest): Promise<void> {
  const sender = await findSender(change);
  const about = { noun: 'contactRequest', id: request.id } as const;
  const heldBecause = await countTowardsQuota(change, request.email);
  const recipient = sender.company.addresses.contact || sender.company.email;
  // the first contains none of the sender's text, or anyone could use the form to send text to any address
  const emails: AnyEmail[] = [
    { kind: 'contactReceived', about, recipient: request.email, facts: {}, heldBecause },
    { kind: 'staffNewContact', about, recipient, facts: { request } },
  ];
  await enqueueEmails(change, emails, sender);
}
