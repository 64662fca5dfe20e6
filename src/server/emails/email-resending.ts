import { contactSearchText } from '#domain/contact-requests/contact-request.ts';
import { OFFICE_EMAIL_KINDS, type ReadableEmailAbout } from '#domain/emails/email.ts';
import { isActionAllowed } from '#domain/emails/email-list.ts';
import { idsOf } from '#domain/record-id.ts';
import { waitlistSearchText } from '#domain/waitlist/waitlist-entry.ts';
import type { StaffChange } from '#server/change.ts';
import type { Db } from '#server/db/database.ts';
import type { EmailRow } from '#server/db/tables.ts';
import { listRunningJobKeys } from '#server/jobs/job-queue.ts';
import { foldSearchText } from '#server/sign-ups/sign-up-record.ts';
import { toEntry } from '#server/waitlist/requested-dates.ts';
import { readEmailSearch } from './email-document.ts';
import { repeatEmail, requeueEmails } from './email-requeueing.ts';
import { bouncedAmong } from './mailboxes.ts';
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

interface Correction {
  /** The wrong address of an email, where the client record has another one by now. */
  from?: string;
  to: string;
  /** An email to send even if it is held for another reason than its address. */
  sending?: string;
}

/**
 * Corrects the address of an applicant in all records created from the same form: later and waiting emails go to the
 * new address, and undelivered ones are sent again. Emails that were sent keep their address.
 */
export async function correctAddress(
  change: StaffChange<'office'>,
  about: ReadableEmailAbout,
  { from, to, sending }: Correction,
): Promise<'done' | 'unchanged' | 'not-found'> {
  await change.lock(about.noun, about.id);
  const record = await change.db.selectFrom(about.noun).select('email').where('id', '=', about.id).executeTakeFirst();
  if (!record) return 'not-found';
  const wrongAddresses = [from ?? record.email, record.email].filter((address) => address !== to);
  if (wrongAddresses.length === 0) return 'unchanged';
  for (const linked of await listLinked(change.db, about)) {
    if (record.email !== to) await writeEmail(change, linked, record.email, to);
    await readdress(change, linked, { wrongAddresses, to, sending });
  }
  return 'done';
}

/** Records created from the same form: the sign-ups and waitlist entries of a group, however often it was split. */
async function listLinked(db: Db, about: ReadableEmailAbout): Promise<ReadableEmailAbout[]> {
  const linked = new Map([[about.id, about]]);
  for (let known = about.noun === 'contactRequest' ? 1 : 0; known < linked.size; ) {
    known = linked.size;
    const ids = [...linked.keys()];
    const signUps = await db
      .selectFrom('signUp')
      .select(['id', 'restOfId', 'waitlistEntryId'])
      .where(({ or, eb }) => or([eb('id', 'in', ids), eb('restOfId', 'in', ids), eb('waitlistEntryId', 'in', ids)]))
      .execute();
    for (const { id, restOfId, waitlistEntryId } of signUps) {
      if (waitlistEntryId) linked.set(waitlistEntryId, { noun: 'waitlistEntry', id: waitlistEntryId });
      for (const signUpId of [restOfId, id]) if (signUpId) linked.set(signUpId, { noun: 'signUp', id: signUpId });
    }
  }
  return [...linked.values()];
}

/** Replaces the wrong address in a record and in its search text. */
async function writeEmail(
  change: StaffChange<'office'>,
  { noun, id }: ReadableEmailAbout,
  before: string,
  email: string,
): Promise<void> {
  const { db } = change;
  const { numUpdatedRows } = await db
    .updateTable(noun)
    .set({ email })
    .where('id', '=', id)
    .where('email', '=', before)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return;
  if (noun === 'signUp') await foldSearchText(change, [id]);
  else {
    const searchText =
      noun === 'contactRequest'
        ? contactSearchText(await db.selectFrom(noun).selectAll().where('id', '=', id).executeTakeFirstOrThrow())
        : waitlistSearchText(
            toEntry(await db.selectFrom(noun).selectAll().where('id', '=', id).executeTakeFirstOrThrow()),
          );
    await db.updateTable(noun).set({ searchText }).where('id', '=', id).execute();
  }
  change.record({ noun, id, verb: 'addressCorrected', before: { email: before }, after: { email } });
}

/** Sends the undelivered emails about something to the right address instead of the wrong ones. */
async function readdress(
  change: StaffChange<'office'>,
  about: ReadableEmailAbout,
  { wrongAddresses, to, sending }: { wrongAddresses: string[]; to: string; sending: string | undefined },
): Promise<void> {
  const { db } = change;
  const written = await emailsAbout(db, about).select('id').where('recipient', 'in', wrongAddresses).execute();
  const ids = idsOf(written);
  if (ids.length === 0) return;
  await change.lock('email', ...ids);
  const rows = await db.selectFrom('email').selectAll().where('id', 'in', ids).orderBy('createdAt').execute();
  const emails = rows.filter(
    ({ kind, status }) => !OFFICE_EMAIL_KINDS.includes(kind) && isActionAllowed('drop', status),
  );
  const runningIds = await listRunningJobKeys(db, 'email', ids);
  // an email already handed to a mail server keeps its address: its contents are sent as a new email
  const wasTried = (email: EmailRow) =>
    email.status === 'waiting' ? runningIds.has(email.id) : email.status !== 'held';
  const [tried, untried] = [emails.filter(wasTried), emails.filter((email) => !wasTried(email))];
  const search = await readEmailSearch(db, [about]);
  for (const { id, subject } of untried) {
    const searchText = search(about, { recipient: to, subject });
    await db.updateTable('email').set({ recipient: to, searchText }).where('id', '=', id).execute();
  }
  for (const email of tried) await repeatEmail(change, about, email, to);
  const isDead = (await bouncedAmong(change, [to])).has(to);
  await requeueEmails(
    change,
    untried.filter(
      ({ id, status, heldBecause }) =>
        id === sending || (status === 'held' && heldBecause === 'address-bounced' && !isDead),
    ),
  );
}
