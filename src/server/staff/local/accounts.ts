import { randomUUID } from 'node:crypto';
import { getAdapter } from 'better-auth/db/adapter';
import type { Actor } from '#domain/actor.ts';
import { accountEmail } from '#domain/staff/staff.ts';
import type { App } from '#server/app.ts';
import type { Change } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import { type Auth, authDatabase } from '#server/staff/auth.ts';

export interface NewAccount {
  name: string;
  email: string;
  /** 12 to 128 characters. */
  password: string;
}

/** An account whose password nobody can read any more. */
export interface HashedAccount extends Omit<NewAccount, 'password'> {
  passwordHash: string;
}

export type AddOutcome = { outcome: 'added' | 'email-taken' };

/** Adds somebody to the staff with a password to sign in by: wholly, or not at all. */
export async function addStaffMember(
  app: Pick<App, 'auth' | 'change'>,
  actor: Actor,
  account: NewAccount,
): Promise<AddOutcome> {
  const hashed = await hashedAccount(app.auth, account);
  return app.change(actor, (change) => storeAccount(change, app.auth, hashed));
}

/** To be computed before a change begins: it takes its time, and a transaction makes others wait. */
export async function hashedAccount(auth: Auth, { password, ...account }: NewAccount): Promise<HashedAccount> {
  const { password: passwords } = await auth.$context;
  return { ...account, passwordHash: await passwords.hash(password) };
}

/** Stores the member of staff, and the account as Better Auth would, but within the change. */
export async function storeAccount(
  change: Change,
  auth: Auth,
  { name, email: typed, passwordHash }: HashedAccount,
): Promise<AddOutcome> {
  const email = accountEmail(typed);
  const taken = await change.db.selectFrom('staff').select('id').where('email', '=', email).executeTakeFirst();
  if (taken) return { outcome: 'email-taken' };
  const rows = await getAdapter({ ...auth.options, database: authDatabase(change.db) });
  // Better Auth speaks of times as `Date`
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
  const id = randomUUID();
  await change.db
    .insertInto('staffMember')
    .values({ id, name, email, role: 'admin', createdAt: instant(change) })
    .execute();
  await change.db.insertInto('staffIdentity').values({ provider: 'local', subject, staffMemberId: id }).execute();
  change.record({ noun: 'staffMember', id, verb: 'added', after: { name, email, role: 'admin' } });
  return { outcome: 'added' };
}
