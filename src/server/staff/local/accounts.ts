import { randomUUID } from 'node:crypto';
import type { Actor } from '#domain/actor.ts';
import { accountEmail } from '#domain/staff/staff.ts';
import type { App } from '#server/app.ts';
import type { Change } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import { findCompany } from '#server/company/company.ts';
import type { Db } from '#server/db/database.ts';
import { deleteSessionsOf } from '#server/staff/sessions.ts';
import { findStaffRecordByEmail } from '#server/staff/staff-records.ts';
import { passwordHash } from './password-hash.ts';
import { deleteSecondFactor } from './second-factor.ts';

export interface NewAccount {
  name: string;
  email: string;
  /** Checked by `newPassword`. */
  password: string;
}

export type AddOutcome = { outcome: 'added' | 'email-taken' };

/** Adds a member of staff with a password to sign in: wholly, or not at all. */
export async function addStaffMember(
  app: Pick<App, 'change'>,
  actor: Actor,
  account: NewAccount,
): Promise<AddOutcome> {
  const hash = await passwordHash(account.password);
  return app.change(actor, (change) => storeAccount(change, account, hash));
}

/** Stores a new administrator and the hash of their password. */
export async function storeAccount(
  change: Change,
  { name, email: submitted }: Omit<NewAccount, 'password'>,
  hash: string,
): Promise<AddOutcome> {
  const email = accountEmail(submitted);
  if (await findStaffRecordByEmail(change.db, email)) return { outcome: 'email-taken' };
  const id = randomUUID();
  await change.db
    .insertInto('staffMember')
    .values({ id, name, email, role: 'admin', createdAt: instant(change) })
    .execute();
  await setPassword(change, id, hash);
  change.record({ noun: 'staffMember', id, verb: 'added', after: { name, email, role: 'admin' } });
  return { outcome: 'added' };
}

/** An active member of staff who has, or had, a password. */
export function findAccount(db: Db, email: string) {
  return accounts(db).where('email', '=', email).executeTakeFirst();
}

export function findAccountOf(db: Db, staffMemberId: string) {
  return accounts(db).where('id', '=', staffMemberId).executeTakeFirst();
}

function accounts(db: Db) {
  return db
    .selectFrom('staffPassword')
    .innerJoin('staffMember', 'staffMember.id', 'staffMemberId')
    .select(['id', 'email', 'hash'])
    .where('state', '=', 'active');
}

/**
 * Sets a password; null: no sign-in is possible until there is one. All sessions end except the given one, and so do
 * unfinished sign-ins and codes for a forgotten password.
 */
export async function setPassword(
  change: Change,
  staffMemberId: string,
  hash: string | null,
  exceptSessionId = '',
): Promise<void> {
  // a sign-in by the former password ends before or is refused
  await change.lock('staffMember', staffMemberId);
  await change.db
    .insertInto('staffPassword')
    .values({ staffMemberId, hash })
    .onConflict((conflict) => conflict.column('staffMemberId').doUpdateSet({ hash }))
    .execute();
  await deleteSessionsOf(change, staffMemberId).where('id', '!=', exceptSessionId).execute();
  await change.db.deleteFrom('staffSecondStep').where('staffMemberId', '=', staffMemberId).execute();
  await change.db.deleteFrom('staffPasswordReset').where('staffMemberId', '=', staffMemberId).execute();
}

/** Removes a person's password and second factor and ends their sessions, so that only a link lets them in again. */
export async function resetAccess(change: Change, staffMemberId: string): Promise<void> {
  await setPassword(change, staffMemberId, null);
  await deleteSecondFactor(change, staffMemberId);
  change.record({ noun: 'staffMember', id: staffMemberId, verb: 'accessReset' });
}

/** Words too easily guessed in a person's password: their name and e-mail, and the company's name. */
export async function guessableWords(
  db: Db,
  { name = '', email }: { name?: string; email: string },
): Promise<string[]> {
  const { shortName } = await findCompany(db);
  return [name, email, shortName];
}
