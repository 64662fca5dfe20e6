import type { SentContactRequest } from '#domain/contact-requests/contact-request.ts';
import type { Change } from '#server/change.ts';
import { findSender } from '#server/letters/letter-document.ts';
import { countTowardsQuota } from '#server/letters/letter-quota.ts';
import { enqueueLetter } from '#server/letters/outbox.ts';

/** A confirmation to the sender, the whole to staff; no letter to staff when nobody filled in where to. */
export async function enqueueContactLetters(change: Change, request: SentContactRequest): Promise<void> {
  const sender = await findSender(change);
  const { company } = sender;
  await enqueueLetter(change, {
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
  await enqueueLetter(change, {
    sender,
    kind: 'staffNewContact',
    recipient,
    about: { noun: 'contactRequest', id: request.id },
    facts: { request },
  });
}
