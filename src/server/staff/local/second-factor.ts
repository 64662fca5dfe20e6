import { randomBytes } from 'node:crypto';
import type { StaffMember } from '#domain/staff/staff.ts';
import type { Change } from '#server/change.ts';
import type { Db } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';
import { decrypted, encrypted, newRecoveryCodes, totpOf, useTotpCode } from './second-factor-codes.ts';

/** 128 bits, as RFC 4226, 4, requires. */
const SECRET_BYTES = 16;

/** The second factor of a person, in use or only begun. */
export function findSecondFactor(db: Db, staffMemberId: string): Promise<Tables['staffSecondFactor'] | undefined> {
  return db.selectFrom('staffSecondFactor').selectAll().where('staffMemberId', '=', staffMemberId).executeTakeFirst();
}

/** Whether a sign-in requires its code. */
export function isInUse(factor: Tables['staffSecondFactor'] | undefined): boolean {
  return factor !== undefined && factor.recoveryCodes !== null;
}

/** The recovery codes that still work. */
export function unusedRecoveryCodes(authSecret: string, recoveryCodes: string): string[] {
  return JSON.parse(decrypted(authSecret, recoveryCodes));
}

/** The ids of the members of staff who use a second factor. */
export async function listSecondFactors(db: Db): Promise<Set<string>> {
  const rows = await db
    .selectFrom('staffSecondFactor')
    .select('staffMemberId')
    .where('recoveryCodes', 'is not', null)
    .execute();
  return new Set(rows.map(({ staffMemberId }) => staffMemberId));
}

/** Stores a new second factor, which is not required before a code has shown that the app has it. */
export async function beginSecondFactor(
  change: Change<StaffMember>,
  authSecret: string,
): Promise<'begun' | 'in-use'> {
  const { db, actor } = change;
  if (isInUse(await findSecondFactor(db, actor.id))) return 'in-use';
  await deleteSecondFactor(change, actor.id);
  const secret = encrypted(authSecret, randomBytes(SECRET_BYTES).toString('base64url'));
  await db.insertInto('staffSecondFactor').values({ staffMemberId: actor.id, secret, recoveryCodes: null }).execute();
  await db.insertInto('staffCodeUse').values({ staffMemberId: actor.id }).execute();
  change.record({ noun: 'staffMember', id: actor.id, verb: 'secondFactorBegun' });
  return 'begun';
}

/** The address an authenticator app reads from the QR code, and the key to type instead. */
export function setUpAddress(
  authSecret: string,
  { secret }: Tables['staffSecondFactor'],
  { issuer, email }: { issuer: string; email: string },
): { address: string; key: string } {
  const totp = totpOf(decrypted(authSecret, secret), { issuer, label: email });
  return { address: totp.toString(), key: totp.secret.base32 };
}

/** Activates the second factor if the app's code is right; returns the recovery codes, which are shown once. */
export async function confirmSecondFactor(
  change: Change<StaffMember>,
  authSecret: string,
  code: string,
): Promise<{ outcome: 'confirmed'; recoveryCodes: string[] } | { outcome: 'wrong' | 'not-begun' }> {
  const { id } = change.actor;
  const factor = await findSecondFactor(change.db, id);
  if (!factor || isInUse(factor)) return { outcome: 'not-begun' };
  if ((await useTotpCode(change, id, decrypted(authSecret, factor.secret), code)) !== 'right')
    return { outcome: 'wrong' };
  const recoveryCodes = newRecoveryCodes();
  await setRecoveryCodes(change, authSecret, id, recoveryCodes);
  change.record({ noun: 'staffMember', id, verb: 'secondFactorAdded' });
  return { outcome: 'confirmed', recoveryCodes };
}

/** New recovery codes, and the old ones stop working; undefined where no second factor is in use. */
export async function renewRecoveryCodes(
  change: Change<StaffMember>,
  authSecret: string,
): Promise<string[] | undefined> {
  const { id } = change.actor;
  if (!isInUse(await findSecondFactor(change.db, id))) return undefined;
  const recoveryCodes = newRecoveryCodes();
  await setRecoveryCodes(change, authSecret, id, recoveryCodes);
  change.record({ noun: 'staffMember', id, verb: 'recoveryCodesRenewed' });
  return recoveryCodes;
}

/** Stores the recovery codes that work from now on; the caller records the reason. */
export async function setRecoveryCodes(
  { db }: Change,
  authSecret: string,
  staffMemberId: string,
  codes: string[],
): Promise<void> {
  await db
    .updateTable('staffSecondFactor')
    .set({ recoveryCodes: encrypted(authSecret, JSON.stringify(codes)) })
    .where('staffMemberId', '=', staffMemberId)
    .execute();
}

/** From now on the password is enough. */
export async function removeSecondFactor(change: Change<StaffMember>): Promise<void> {
  await deleteSecondFactor(change, change.actor.id);
  change.record({ noun: 'staffMember', id: change.actor.id, verb: 'secondFactorRemoved' });
}

/** The same; the caller records the reason. */
export async function deleteSecondFactor({ db }: Change, staffMemberId: string): Promise<void> {
  await db.deleteFrom('staffSecondFactor').where('staffMemberId', '=', staffMemberId).execute();
}
