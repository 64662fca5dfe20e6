import type { SentContactRequest } from '#domain/contact-requests/contact-request.ts';
import type { Change } from '#server/change.ts';
import { findSender } from '#server/emails/email-document.ts';
import { countTowardsQuota } from '#server/emails/email-quota.ts';
import { enqueueEmail } from '#server/emails/outbox.ts';

/** A confirmation to the sender, the whole to staff; no email to staff when nobody filled in where to. */
export async function enqueueContactEmails(change: Change, request: SentContactRequest): Promise<void> {
  const sender = await findSender(change);
  const { company } = sender;
  await enqueueEmail(change, {
    sender,
    kind: 'contactReceived',
    recipient: request.email,
    about: { noun: 'contactRequest', id: request.id },
    // not a word of theirs, or the form would send anybody's text to any address
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
