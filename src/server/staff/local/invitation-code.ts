import type { StaffMember, StaffState } from '#domain/staff/staff.ts';
import type { App } from '#server/app.ts';
import type { Change } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import { newSecretCode, secretCodeHash } from '#server/secret-code.ts';

/** Whom a one-time link is for. */
export interface Invited extends Omit<StaffMember, 'kind'> {
  state: StaffState;
}

/** A one-time code by which a member of staff sets a password; the one before stops working. The caller records why. */
export async function createInvitation(change: Change, staffMemberId: string, hours: number): Promise<string> {
  await change.db.deleteFrom('staffInvitation').where('staffMemberId', '=', staffMemberId).execute();
  return storeCode(change, { staffMemberId, hours });
}

/** Keeps the hash of a new code, and answers the code. */
export async function storeCode(
  change: Change,
  { staffMemberId, hours }: { staffMemberId: string | null; hours: number },
): Promise<string> {
  const code = newSecretCode();
  await change.db
    .insertInto('staffInvitation')
    .values({ tokenHash: secretCodeHash(code), staffMemberId, expiresAt: instant(change, { hours }) })
    .execute();
  return code;
}

/** Whom the code is for; undefined for one that is used up, run out or not ours, and where that person was taken away. */
export async function findInvited({ db, now }: Pick<App, 'db' | 'now'>, code: string): Promise<Invited | undefined> {
  return db
    .selectFrom('staffInvitation')
    .innerJoin('staffMember', 'staffMember.id', 'staffInvitation.staffMemberId')
    .select(['staffMember.id', 'name', 'email', 'role', 'state'])
    .where('tokenHash', '=', secretCodeHash(code))
    .where('expiresAt', '>', instant({ now }))
    .where('state', '!=', 'removed')
    .executeTakeFirst();
}

/** Whoever deletes the row has the code: it works once, however often it is sent at a time. */
export async function useCode({ db }: Change, code: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('staffInvitation')
    .where('tokenHash', '=', secretCodeHash(code))
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
