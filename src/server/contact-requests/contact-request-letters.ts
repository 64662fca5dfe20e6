import type { ContactRequest } from '#domain/contact-requests/contact-request.ts';
import type { Change } from '#server/change.ts';
import { findCompany } from '#server/company/company.ts';
import { countTowardsQuota } from '#server/letters/letter-quota.ts';
import { enqueueLetter } from '#server/letters/outbox.ts';

/** A confirmation to the sender, the whole to staff; no letter to staff when nobody filled in where to. */
export async function enqueueContactLetters(change: Change, request: ContactRequest): Promise<void> {
  await enqueueLetter(change, {
    kind: 'contactReceived',
    recipient: request.email,
    about: { noun: 'contactRequest', id: request.id },
    // not a word of theirs, or the form would send anybody's text to any address
    facts: {},
    heldBecause: await countTowardsQuota(change, request.email),
  });
  const company = await findCompany(change.db);
  const recipient = company.addresses.contact || company.email;
  if (!recipient) return;
  await enqueueLetter(change, {
    kind: 'staffNewContact',
    recipient,
    about: { noun: 'contactRequest', id: request.id },
    facts: { request },
  });
}
