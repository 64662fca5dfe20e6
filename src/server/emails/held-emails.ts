import { UNTRIED_DAYS_MAX } from '#domain/emails/held-email.ts';
import { INVITATION_HOURS } from '#domain/staff/staff.ts';
import type { Change } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import type { EmailRow } from '#server/db/tables.ts';

/**
 * Holds an email that was due more than three days ago and never attempted, because no mail server was set.
 * `waitingSince` is when it was written or when staff decided to send it. An old email to a member of staff is dropped
 * instead: its content has expired, and staff cannot release it.
 */
export async function holdOrDropOldEmail(
  change: Change,
  { id, kind, aboutNoun, createdAt }: Pick<EmailRow, 'id' | 'kind' | 'aboutNoun' | 'createdAt'>,
  waitingSince: string,
): Promise<boolean> {
  if (aboutNoun !== 'staffMember') return holdOldEmail(change, id, waitingSince);
  // it is still true: one that becomes untrue is dropped
  if (kind === 'lecturerInvitation') return false;
  if (createdAt >= instant(change, { hours: -INVITATION_HOURS })) return false;
  await change.db.updateTable('email').set({ status: 'dropped' }).where('id', '=', id).execute();
  change.record({ noun: 'email', id, verb: 'dropped' });
  return true;
}

async function holdOldEmail(change: Change, id: string, waitingSince: string): Promise<boolean> {
  if (waitingSince >= instant(change, { hours: -24 * UNTRIED_DAYS_MAX })) return false;
  const { db } = change;
  const tried = await db.selectFrom('emailSending').select('emailId').where('emailId', '=', id).executeTakeFirst();
  if (tried) return false;
  const heldBecause = 'too-old';
  await db.updateTable('email').set({ status: 'held', heldBecause }).where('id', '=', id).execute();
  change.record({ noun: 'email', id, verb: 'held', after: { heldBecause } });
  return true;
}
