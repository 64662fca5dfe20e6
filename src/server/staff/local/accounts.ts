import { randomUUID } from 'node:crypto';
import { getAdapter } from 'better-auth/db/adapter';
import type { Actor } from '#domain/actor.ts';
import { accountEmail } from '#domain/staff/staff.ts';
import type { App } from '#server/app.ts';
import type { Change } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import { type Auth, authDatabase } from '#server/staff/auth.ts';

export interface NewAccount {
  name: string;
  email: string;
  /** Checked by `newPassword`. */
  password: string;
}

/** An account with a hash instead of the password. */
export interface HashedAccount extends Omit<NewAccount, 'password'> {
  passwordHash: string;
}

export type AddOutcome = { outcome: 'added' | 'email-taken' };

/** Adds a member of staff with a password to sign in: wholly, or not at all. */
export async function addStaffMember(
  app: Pick<App, 'auth' | 'change'>,
  actor: Actor,
  account: NewAccount,
): Promise<AddOutcome> {
  const hashed = await hashedAccount(app.auth, account);
  return app.change(actor, (change) => storeAccount(change, app.auth, hashed));
}

/** To be called before a change begins: hashing is slow, and a transaction makes others wait. */
export async function hashedAccount(auth: Auth, { password, ...account }: NewAccount): Promise<HashedAccount> {
  return { ...account, passwordHash: await passwordHash(auth, password) };
}

/** To be called before a change begins, too. */
export async function passwordHash(auth: Auth, password: string): Promise<string> {
  const { password: passwords } = await auth.$context;
  return passwords.hash(password);
}

/** Stores a new administrator and their account. */
export async function storeAccount(change: Change, auth: Auth, account: HashedAccount): Promise<AddOutcome> {
  const { name } = account;
  const email = accountEmail(account.email);
  const existing = await change.db.selectFrom('staff').select('id').where('email', '=', email).executeTakeFirst();
  if (existing) return { outcome: 'email-taken' };
  const id = randomUUID();
  await change.db
    .insertInto('staffMember')
    .values({ id, name, email, role: 'admin', createdAt: instant(change) })
    .execute();
  await storeLogin(change, auth, { ...account, email, staffMemberId: id });
  change.record({ noun: 'staffMember', id, verb: 'added', after: { name, email, role: 'admin' } });
  return { outcome: 'added' };
}

/** Stores the login of a member of staff, as Better Auth would, but within the change. */
export async function storeLogin(
  change: Change,
  auth: Auth,
  { name, email, passwordHash, staffMemberId }: HashedAccount & { staffMemberId: string },
): Promise<void> {
  const rows = await getAdapter({ ...auth.options, database: authDatabase(change.db) });
  // Better Auth uses `Date` for times
  const now = new Date(change.now().epochMilliseconds);
  const times = { createdAt: now, updatedAt: now };
  const { id: subject } = await rows.create({
    model: 'user',
    data: { name, email, emailVerified: true, ...times },
  });
  await rows.create({
    model: 'account',
    data: { userId: subject, accountId: subject, providerId: 'credential', password: passwordHash, ...times },
  });
  await change.db.insertInto('staffIdentity').values({ provider: 'local', subject, staffMemberId }).execute();
}

/** The account with a password of a member of staff; undefined if they have none. */
export async function findAccountId(db: Db, staffMemberId: string): Promise<string | undefined> {
  const identity = await db
    .selectFrom('staffIdentity')
    .select('subject')
    .where('provider', '=', 'local')
    .where('staffMemberId', '=', staffMemberId)
    .executeTakeFirst();
  return identity?.subject;
}

/** The owner of an account, unless deactivated. */
export function findAccountOwner(db: Db, userId: string) {
  return db
    .selectFrom('staffIdentity')
    .innerJoin('staffMember', 'staffMember.id', 'staffIdentity.staffMemberId')
    .select(['staffMember.id', 'name', 'email', 'state'])
    .where('provider', '=', 'local')
    .where('subject', '=', userId)
    .where('state', '!=', 'deactivated')
    .executeTakeFirst();
}

/**
 * Sets an account's password; null: no sign-in is possible until there is one. All its sessions end except the given
 * one, and so do unfinished sign-ins and codes for a forgotten password.
 */
export async function setPassword(
  { db }: Change,
  userId: string,
  password: string | null,
  exceptSessionId = '',
): Promise<void> {
  await db
    .updateTable('staffAccount')
    .set({ password })
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .execute();
  await db.deleteFrom('staffSession').where('userId', '=', userId).where('id', '!=', exceptSessionId).execute();
  await db.deleteFrom('staffVerification').where('value', '=', userId).execute();
  await db.deleteFrom('staffPasswordReset').where('userId', '=', userId).execute();
}
