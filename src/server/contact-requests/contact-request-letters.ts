import type { ContactRequest } from '#domain/contact-requests/contact-request.ts';
import type { App } from '#server/app.ts';
import { findCompany } from '#server/company/company.ts';
import type { Db } from '#server/db/database.ts';
import { countTowardsQuota } from '#server/letters/letter-quota.ts';
import { enqueueLetter } from '#server/letters/outbox.ts';

/** A confirmation to the sender, the whole to staff; no letter to staff when nobody filled in where to. */
export async function enqueueContactLetters(app: App, db: Db, request: ContactRequest): Promise<void> {
  await enqueueLetter(app, db, {
    kind: 'contactReceived',
    recipient: request.email,
    contactRequestId: request.id,
    // not a word of theirs, or the form would send anybody's text to any address
    facts: {},
    heldBecause: await countTowardsQuota(app, db, request.email),
  });
  const company = await findCompany(db);
  const recipient = company.addresses.contact || company.email;
  if (!recipient) return;
  await enqueueLetter(app, db, {
    kind: 'staffNewContact',
    recipient,
    contactRequestId: request.id,
    facts: { request },
  });
}
