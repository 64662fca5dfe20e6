import { UNTRIED_DAYS_MAX } from '#domain/emails/held-email.ts';
import { INVITATION_HOURS } from '#domain/staff/staff.ts';
import type { Change } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import type { EmailRow } from '#server/db/tables.ts';

/**
 * Holds an email that could have left more than three days ago and was never tried, because no mail server was set.
 * `waitsSince` is the time of writing, or of staff's word that the email shall leave. One that is to
 * open a member of staff the door is not held: what it says has run out, and no word of the office could change that.
 */
export async function setOldEmailAside(
  change: Change,
  { id, aboutNoun, createdAt }: Pick<EmailRow, 'id' | 'aboutNoun' | 'createdAt'>,
  waitsSince: string,
): Promise<boolean> {
  if (aboutNoun !== 'staffMember') return holdOldEmail(change, id, waitsSince);
  if (createdAt >= instant(change, { hours: -INVITATION_HOURS })) return false;
  await change.db.updateTable('email').set({ status: 'dropped' }).where('id', '=', id).execute();
  change.record({ noun: 'email', id, verb: 'dropped' });
  return true;
}

async function holdOldEmail(change: Change, id: string, waitsSince: string): Promise<boolean> {
  if (waitsSince >= instant(change, { hours: -24 * UNTRIED_DAYS_MAX })) return false;
  const { db } = change;
  const tried = await db.selectFrom('emailSending').select('emailId').where('emailId', '=', id).executeTakeFirst();
  if (tried) return false;
  const heldBecause = 'too-old';
  await db.updateTable('email').set({ status: 'held', heldBecause }).where('id', '=', id).execute();
  change.record({ noun: 'email', id, verb: 'held', after: { heldBecause } });
  return true;
}
