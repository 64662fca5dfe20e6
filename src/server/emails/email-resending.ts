import { OFFICE_EMAIL_KINDS, type ReadableEmailAbout } from '#domain/emails/email.ts';
import { isActionAllowed } from '#domain/emails/email-list.ts';
import type { StaffChange } from '#server/change.ts';
import type { Db } from '#server/db/database.ts';
import type { EmailRow } from '#server/db/tables.ts';
import { correctAddress } from './address-correction.ts';
import { repeatEmail, requeueEmails } from './email-requeueing.ts';
import { emailsAbout } from './outbox.ts';

export type ResendOutcome =
  | { outcome: 'not-found' | 'already-sent' }
  /** `emailId` is the email that is sent: the same one, or the one to the other address. */
  | { outcome: 'done'; emailId: string };

/**
 * Sends an email again by a staff decision. To its own address this is another attempt at once, with all retries
 * restored. To another address a delivered email is sent as a new one with the same contents; for an undelivered one
 * the address is corrected for everything still to be sent. Of two simultaneous requests the second one finds it done.
 */
export async function resendEmail(
  change: StaffChange<'office'>,
  about: ReadableEmailAbout,
  id: string,
  recipient: string,
): Promise<ResendOutcome> {
  const { db } = change;
  await change.lock(about.noun, about.id);
  await change.lock('email', id);
  const email = await emailsAbout(db, about).selectAll().where('id', '=', id).executeTakeFirst();
  if (!email) return { outcome: 'not-found' };
  const successor = await findSuccessor(db, email, recipient);
  if (successor) return { outcome: 'done', emailId: successor.id };
  if (recipient === email.recipient) return tryAgain(change, email);
  if (OFFICE_EMAIL_KINDS.includes(email.kind) || !isActionAllowed('drop', email.status))
    return { outcome: 'done', emailId: await repeatEmail(change, about, email, recipient) };
  await correctAddress(change, about, { from: email.recipient, to: recipient, sending: id });
  return { outcome: 'done', emailId: (await findSuccessor(db, email, recipient))?.id ?? id };
}

/** The email that replaced it, or that was already sent to the same other address. */
function findSuccessor(db: Db, { id, status }: EmailRow, recipient: string) {
  return db
    .selectFrom('email')
    .select('id')
    .where('originalId', '=', id)
    .$if(status !== 'replaced', (query) => query.where('recipient', '=', recipient))
    .executeTakeFirst();
}

async function tryAgain(change: StaffChange<'office'>, email: EmailRow): Promise<ResendOutcome> {
  if (email.status === 'sent') return { outcome: 'already-sent' };
  await requeueEmails(change, [email]);
  return { outcome: 'done', emailId: email.id };
}
