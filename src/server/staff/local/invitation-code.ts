import { INVITATION } from '#domain/actor.ts';
import type { App } from '#server/app.ts';
import type { Change } from '#server/change.ts';
import { instant, type Reading } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import { hasRows } from '#server/list-page.ts';
import { newSecretCode, secretCodeHash } from '#server/secret-code.ts';
import type { StaffRecord } from '#server/staff/staff-records.ts';
import { setPassword } from './accounts.ts';
import { passwordHash } from './password-hash.ts';

/**
 * A one-time code by which a member of staff sets a password, or the first account is created (null); the one before
 * stops working. The caller records why.
 */
export async function createInvitation(change: Change, staffMemberId: string | null, hours: number): Promise<string> {
  await endCodes(change, staffMemberId);
  const code = newSecretCode();
  await change.db
    .insertInto('staffInvitation')
    .values({ tokenHash: secretCodeHash(code), staffMemberId, expiresAt: instant(change, { hours }) })
    .execute();
  return code;
}

/** Invalidates the codes of this person, or of the first account (null); their links can still say so. */
export async function endCodes(change: Change, staffMemberId: string | null): Promise<void> {
  await change.db
    .updateTable('staffInvitation')
    .set({ usedAt: instant(change) })
    .where('staffMemberId', staffMemberId === null ? 'is' : '=', staffMemberId)
    .where('usedAt', 'is', null)
    .execute();
}

/** The person the code is for; undefined if it is used up, expired or unknown, or the person was deactivated. */
export async function findInvited({ db, now }: Reading, code: string): Promise<StaffRecord | undefined> {
  return db
    .selectFrom('staffInvitation')
    .innerJoin('staffMember', 'staffMember.id', 'staffInvitation.staffMemberId')
    .select(['staffMember.id', 'name', 'email', 'role', 'state'])
    .where('tokenHash', '=', secretCodeHash(code))
    .where('expiresAt', '>', instant({ now }))
    .where('usedAt', 'is', null)
    .where('state', '!=', 'deactivated')
    .executeTakeFirst();
}

/** Whether the code was once valid for this, even if it was used up since, replaced by a newer one, or expired. */
export function wasInvitation(db: Db, code: string, opens: 'first-account' | 'membership'): Promise<boolean> {
  const invitation = db
    .selectFrom('staffInvitation')
    .where('tokenHash', '=', secretCodeHash(code))
    .where('staffMemberId', opens === 'first-account' ? 'is' : 'is not', null);
  return hasRows(invitation);
}

/** True for the one caller that marks the row: the code works once, even if it is sent several times at once. */
export async function useCode(change: Change, code: string): Promise<boolean> {
  const { numUpdatedRows } = await change.db
    .updateTable('staffInvitation')
    .set({ usedAt: instant(change) })
    .where('tokenHash', '=', secretCodeHash(code))
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

type JoinOutcome = 'joined' | 'not-invited';

/**
 * The holder of the one-time link sets a name and a password, and is a member of staff from then on; both or neither. A
 * person who was one already has a new password, and is signed out everywhere.
 */
export async function joinByInvitation(
  app: App,
  code: string,
  { name, password }: { name: string; password: string },
): Promise<JoinOutcome> {
  // no password is hashed for an invented code
  if (!(await findInvited(app, code))) return 'not-invited';
  const hash = await passwordHash(password);
  return app.change(INVITATION, (change) => join(change, code, { name, hash }));
}

async function join(
  change: Change,
  code: string,
  { name, hash }: { name: string; hash: string },
): Promise<JoinOutcome> {
  const invited = await findInvited(change, code);
  if (!invited || !(await useCode(change, code))) return 'not-invited';
  const { id } = invited;
  await setPassword(change, id, hash);
  await change.db.updateTable('staffMember').set({ name, state: 'active' }).where('id', '=', id).execute();
  const verb = invited.state === 'active' ? 'passwordReset' : 'joined';
  change.record({ noun: 'staffMember', id, verb, after: { name, provider: 'local' } });
  return 'joined';
}
