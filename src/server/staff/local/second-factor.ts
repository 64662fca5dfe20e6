import { createOTP } from '@better-auth/utils/otp';
import { generateRandomString, symmetricEncrypt } from 'better-auth/crypto';
import { getAdapter } from 'better-auth/db/adapter';
import { sql } from 'kysely';
import type { StaffMember } from '#domain/staff/staff.ts';
import type { Change } from '#server/change.ts';
import type { Db } from '#server/db/database.ts';
import { type Auth, authDatabase } from '#server/staff/auth.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { decryptedSecret, useTotpCode } from './totp.ts';

// Better Auth's second factor (decision 0026), set up in changes of ours; its own endpoints check it at sign-in
// (second-step.ts).

/** 131 bits; RFC 4226, 4, requires 128. */
const SECRET_LENGTH = 22;

/** The columns of Better Auth's row for one. */
interface SecondFactor {
  secret: string;
  verified: boolean;
}

/** The second factor of an account, whether it is in use or only begun. */
export async function findSecondFactor(auth: Auth, userId: string): Promise<SecondFactor | null> {
  const { adapter } = await auth.$context;
  return adapter.findOne<SecondFactor>({ model: 'twoFactor', where: byUser(userId) });
}

/** The ids of the members of staff who use a second factor. */
export async function listSecondFactors(db: Db): Promise<Set<string>> {
  const rows = await db
    .selectFrom('staff')
    .innerJoin('staffIdentity', 'staffIdentity.subject', 'staff.id')
    .select('staffMemberId')
    .where('provider', '=', 'local')
    .where('twoFactorEnabled', 'is', sql<boolean>`true`)
    .execute();
  return new Set(rows.map(({ staffMemberId }) => staffMemberId));
}

/** Stores a new second factor, which is not required before a code has shown that the app has it. */
export async function beginSecondFactor(
  change: Change<StaffMember>,
  auth: Auth,
  userId: string,
): Promise<'begun' | 'in-use'> {
  const rows = await rowsOf(auth, change);
  const factor = await rows.findOne<SecondFactor>({ model: 'twoFactor', where: byUser(userId) });
  if (factor?.verified) return 'in-use';
  await rows.deleteMany({ model: 'twoFactor', where: byUser(userId) });
  const secret = await encrypted(auth, generateRandomString(SECRET_LENGTH));
  const backupCodes = await encrypted(auth, '[]');
  await rows.create({ model: 'twoFactor', data: { userId, secret, backupCodes, verified: false } });
  change.record({ noun: 'staffMember', id: change.actor.id, verb: 'secondFactorBegun' });
  return 'begun';
}

/** The address an authenticator app reads from the QR code; it names the issuer and the account. */
export async function setUpAddress(
  auth: Auth,
  { secret }: SecondFactor,
  { issuer, email }: { issuer: string; email: string },
): Promise<string> {
  return createOTP(await decryptedSecret(auth, secret)).url(issuer, email);
}

/** Activates the second factor if the app's code is right; returns the recovery codes, which are shown once. */
export async function confirmSecondFactor(
  change: Change<StaffMember>,
  auth: Auth,
  userId: string,
  code: string,
): Promise<{ outcome: 'confirmed'; recoveryCodes: string[] } | { outcome: 'wrong' | 'not-begun' }> {
  const rows = await rowsOf(auth, change);
  const factor = await rows.findOne<SecondFactor>({ model: 'twoFactor', where: byUser(userId) });
  if (!factor || factor.verified) return { outcome: 'not-begun' };
  const secret = await decryptedSecret(auth, factor.secret);
  if (!(await useTotpCode(change, userId, secret, code))) return { outcome: 'wrong' };
  const recoveryCodes = newRecoveryCodes();
  const backupCodes = await encrypted(auth, JSON.stringify(recoveryCodes));
  await rows.update({ model: 'twoFactor', where: byUser(userId), update: { backupCodes, verified: true } });
  await rows.update({ model: 'user', where: [{ field: 'id', value: userId }], update: { twoFactorEnabled: true } });
  change.record({ noun: 'staffMember', id: change.actor.id, verb: 'secondFactorAdded' });
  return { outcome: 'confirmed', recoveryCodes };
}

/** New recovery codes, and the old ones stop working; undefined where no second factor is in use. */
export async function renewRecoveryCodes(
  change: Change<StaffMember>,
  auth: Auth,
  userId: string,
): Promise<string[] | undefined> {
  const rows = await rowsOf(auth, change);
  const factor = await rows.findOne<SecondFactor>({ model: 'twoFactor', where: byUser(userId) });
  if (!factor?.verified) return undefined;
  const recoveryCodes = newRecoveryCodes();
  const backupCodes = await encrypted(auth, JSON.stringify(recoveryCodes));
  await rows.update({ model: 'twoFactor', where: byUser(userId), update: { backupCodes } });
  change.record({ noun: 'staffMember', id: change.actor.id, verb: 'recoveryCodesRenewed' });
  return recoveryCodes;
}

/** From now on the password is enough. */
export async function removeSecondFactor(change: Change<StaffMember>, userId: string): Promise<void> {
  await deleteSecondFactor(change, userId);
  change.record({ noun: 'staffMember', id: change.actor.id, verb: 'secondFactorRemoved' });
}

/** The same; the caller records the reason. */
export async function deleteSecondFactor({ db }: Change, userId: string): Promise<void> {
  await db.deleteFrom('staffTwoFactor').where('userId', '=', userId).execute();
  await db.updateTable('staff').set({ twoFactorEnabled: sql<boolean>`false` }).where('id', '=', userId).execute();
}

const byUser = (userId: string) => [{ field: 'userId', value: userId }];

/** Better Auth's rows, within the change. */
function rowsOf(auth: Auth, { db }: Change) {
  return getAdapter({ ...auth.options, database: authDatabase(db) });
}

async function encrypted(auth: Auth, data: string): Promise<string> {
  const { secretConfig } = await auth.$context;
  return symmetricEncrypt({ key: secretConfig, data });
}
