import { type DecisionOutcome, type EmailAction, isActionAllowed } from '#domain/emails/email-list.ts';
import { mailboxOf } from '#domain/emails/held-email.ts';
import { idsOf } from '#domain/record-id.ts';
import type { StaffChange } from '#server/change.ts';
import { listRunningJobKeys } from '#server/jobs/job-queue.ts';
import { requeueEmails } from './email-requeueing.ts';
import { resendEmail } from './email-resending.ts';
import { dropLocked } from './email-withdrawal.ts';
import { bouncedAmong, unmarkBounced } from './mailboxes.ts';

/**
 * Sends undelivered emails again to their own addresses, and releases held ones. Sending a whole list skips addresses
 * an email bounced from; sending emails chosen one by one does not.
 */
export function sendEmails(
  change: StaffChange<'office'>,
  ids: readonly string[],
  { exceptReturned = false } = {},
): Promise<DecisionOutcome> {
  return decideEmails(change, ids, 'send', async (chosen) => {
    const returned = exceptReturned ? await bouncedAmong(change, recipientsOf(chosen)) : new Set<string>();
    const emails = chosen.filter(({ recipient }) => !returned.has(recipient));
    await requeueEmails(change, emails);
    return emails.length;
  });
}

/** Staff decide that unsent or undelivered emails are not sent any more. */
export function dropEmails(change: StaffChange<'office'>, ids: readonly string[]): Promise<DecisionOutcome> {
  return decideEmails(change, ids, 'drop', async (emails) => {
    const runningIds = await listRunningJobKeys(change.db, 'email', idsOf(emails));
    const dropped = idsOf(emails).filter((id) => !runningIds.has(id));
    await dropLocked(change, dropped);
    return dropped.length;
  });
}

/** Sends an undelivered or held email to another address, which becomes its applicant's address. */
export async function resendToCorrectedAddress(
  change: StaffChange<'office'>,
  id: string,
  recipient: string,
): Promise<'done' | 'passed-over' | 'not-found' | 'unchanged'> {
  const [unlocked] = await listReadable(change, [id]);
  if (!unlocked) return 'not-found';
  // every change that writes to an applicant locks the applicant before the emails
  await change.lock(unlocked.about.noun, unlocked.about.id);
  await change.lock('email', id);
  const [email] = await listReadable(change, [id]);
  if (!email || !isActionAllowed('correct', email.status)) return 'passed-over';
  if (email.recipient === recipient) return 'unchanged';
  const { outcome } = await resendEmail(change, email.about, id, recipient);
  return outcome === 'done' ? 'done' : 'passed-over';
}

/**
 * Confirms the address an email bounced from: it gets emails as before, and those held because of it are sent. The
 * bounced email itself is sent again only by a separate decision.
 */
export async function confirmAddress(change: StaffChange<'office'>, id: string): Promise<'done' | 'not-found'> {
  const [email] = await listReadable(change, [id]);
  if (!email) return 'not-found';
  await unmarkBounced(change, email.recipient);
  change.record({ noun: 'email', id, verb: 'addressConfirmed' });
  const held = await change.db
    .selectFrom('email')
    .select(['id', 'recipient'])
    .where('status', '=', 'held')
    .where('heldBecause', '=', 'address-bounced')
    .execute();
  const mailbox = mailboxOf(email.recipient);
  await sendEmails(change, idsOf(held.filter(({ recipient }) => mailboxOf(recipient) === mailbox)));
  return 'done';
}

type DecidableEmail = Awaited<ReturnType<typeof listReadable>>[number];

async function decideEmails(
  change: StaffChange<'office'>,
  ids: readonly string[],
  action: EmailAction,
  decideOn: (emails: DecidableEmail[]) => Promise<number>,
): Promise<DecisionOutcome> {
  if (ids.length === 0) return { done: 0, skipped: 0 };
  await change.lock('email', ...ids);
  const emails = (await listReadable(change, ids)).filter(({ status }) => isActionAllowed(action, status));
  const done = await decideOn(emails);
  return { done, skipped: new Set(ids).size - done };
}

function recipientsOf(emails: readonly DecidableEmail[]): string[] {
  return [...new Set(emails.map(({ recipient }) => recipient))];
}

/** Those of the emails that staff may read: one to a colleague may contain an access code. */
async function listReadable({ db }: StaffChange<'office'>, ids: readonly string[]) {
  const emails = await db
    .selectFrom('email')
    .select(['id', 'status', 'recipient', 'aboutNoun', 'aboutId'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  return emails.flatMap(({ aboutNoun: noun, aboutId, ...email }) =>
    noun === 'staffMember' ? [] : [{ ...email, about: { noun, id: aboutId } }],
  );
}
