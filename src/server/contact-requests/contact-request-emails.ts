import type { SentContactRequest } from '#domain/contact-requests/contact-request.ts';
import type { Change } from '#server/change.ts';
import { findSender } from '#server/emails/email-document.ts';
import { countTowardsQuota } from '#server/emails/email-quota.ts';
import { enqueueEmail } from '#server/emails/outbox.ts';

/** Enqueues a confirmation to the sender and the request's text to staff, unless no address for staff is set. */
export async function enqueueContactEmails(change: Change, request: SentContactRequest): Promise<void> {
  const sender = await findSender(change);
  const { company } = sender;
  await enqueueEmail(change, {
    sender,
    kind: 'contactReceived',
    recipient: request.email,
    about: { noun: 'contactRequest', id: request.id },
    // contains none of the sender's text, or anyone could use the form to send text to any address
    facts: {},
    heldBecause: await countTowardsQuota(change, request.email),
  });
  const recipient = company.addresses.contact || company.email;
  if (!recipient) return;
  await enqueueEmail(change, {
    sender,
    kind: 'staffNewContact',
    recipient,
    about: { noun: 'contactRequest', id: request.id },
    facts: { request },
  });
}
