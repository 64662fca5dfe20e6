import { randomUUID } from 'node:crypto';
import type { ReadableEmailAbout } from '#domain/emails/email.ts';
import { idsOf } from '#domain/record-id.ts';
import type { StaffChange } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import type { EmailRow } from '#server/db/tables.ts';
import { listRunningJobKeys, withdrawJobs } from '#server/jobs/job-queue.ts';
import { copyAttachments } from './email-attachments.ts';
import { readEmailSearch } from './email-document.ts';

/** Has emails sent at once with all retries restored; one being sent now needs no second attempt. */
export async function requeueEmails(
  change: StaffChange<'office'>,
  emails: readonly Pick<EmailRow, 'id' | 'status'>[],
): Promise<void> {
  const runningIds = await listRunningJobKeys(change.db, 'email', idsOf(emails));
  const requeued = emails.filter(({ id }) => !runningIds.has(id));
  if (requeued.length === 0) return;
  const ids = idsOf(requeued);
  await change.db
    .updateTable('email')
    .set({ status: 'waiting', heldBecause: null, sentAt: null })
    .where('id', 'in', ids)
    .execute();
  await change.db
    .updateTable('emailSending')
    .set({ refusals: 0, cause: null, lastError: null })
    .where('emailId', 'in', ids)
    .execute();
  // their waiting time starts again, however long they have waited
  await withdrawJobs(change, 'email', ids);
  for (const { id, status } of requeued) {
    change.enqueue({ kind: 'email', key: id });
    change.record({ noun: 'email', id, verb: status === 'held' ? 'released' : 'resent' });
  }
}

/** Sends the same contents to another address as a new email linked to the first; returns its id. */
export async function repeatEmail(
  change: StaffChange<'office'>,
  about: ReadableEmailAbout,
  email: EmailRow,
  recipient: string,
): Promise<string> {
  const { db } = change;
  const search = await readEmailSearch(db, [about]);
  const another: EmailRow = {
    ...email,
    id: randomUUID(),
    recipient,
    searchText: search(about, { recipient, subject: email.subject }),
    originalId: email.id,
    status: 'waiting',
    heldBecause: null,
    createdAt: instant(change),
    sentAt: null,
  };
  await db.insertInto('email').values(another).execute();
  await copyAttachments(change, email.id, another.id);
  await db
    .updateTable('email')
    .set({ status: 'replaced' })
    .where('id', '=', email.id)
    .where('status', 'in', ['waiting', 'held', 'failed', 'bounced', 'dropped'])
    .execute();
  change.enqueue({ kind: 'email', key: another.id });
  change.record({
    noun: 'email',
    id: email.id,
    verb: 'resent',
    before: { recipient: email.recipient },
    after: { recipient },
  });
  return another.id;
}
