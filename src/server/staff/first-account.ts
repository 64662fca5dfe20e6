import { FIRST_ACCOUNT, START } from '#domain/actor.ts';
import { accountEmail, nameAfter } from '#domain/staff/staff.ts';
import type { App } from '#server/app.ts';
import { instant, type Reading } from '#server/clock.ts';
import type { FirstStaff } from '#server/config.ts';
import { hasRows } from '#server/list-page.ts';
import { secretCodeHash } from '#server/secret-code.ts';
import { type AddOutcome, addStaffMember, type NewAccount, storeAccount } from './local/accounts.ts';
import { createInvitation, useCode } from './local/invitation-code.ts';
import { passwordHash } from './local/password-hash.ts';
import { hasStaff } from './staff.ts';
import { inviteFirstAdmin } from './staff-invitations.ts';

const CODE_HOURS = 24;

/** A one-time code for creating the first account; the one before stops working. */
export function inviteFirstStaffMember(app: Pick<App, 'change'>): Promise<string> {
  return app.change(START, (change) => {
    change.record({ noun: 'staffMember', id: '', verb: 'invited' });
    return createInvitation(change, null, CODE_HOURS);
  });
}

export async function isInvited({ db, now }: Reading, code: string): Promise<boolean> {
  const invitation = db
    .selectFrom('staffInvitation')
    .where('tokenHash', '=', secretCodeHash(code))
    .where('staffMemberId', 'is', null)
    .where('expiresAt', '>', instant({ now }))
    .where('usedAt', 'is', null);
  return (await hasRows(invitation)) && !(await hasStaff(db));
}

type AcceptOutcome = AddOutcome | { outcome: 'not-invited' };

/**
 * Creates the first account and uses the code up, both or neither; `not-invited` for a code that is used up, expired or
 * unknown.
 */
export async function acceptFirstInvitation(app: App, code: string, account: NewAccount): Promise<AcceptOutcome> {
  // no password is hashed for an invented code
  if (!(await isInvited(app, code))) return { outcome: 'not-invited' };
  const hash = await passwordHash(account.password);
  return app.change(FIRST_ACCOUNT, async (change) => {
    if ((await hasStaff(change.db)) || !(await useCode(change, code))) return { outcome: 'not-invited' };
    return storeAccount(change, account, hash);
  });
}

/** Admits the person named in the settings while there is no staff: with a local password, or by their provider. */
export async function admitFirstStaffMember(
  app: Pick<App, 'change'>,
  { email, name = nameAfter(email), password }: FirstStaff,
): Promise<void> {
  if (!password) return app.change(START, (change) => inviteFirstAdmin(change, { name, email: accountEmail(email) }));
  // of two nodes that start at once one gets `email-taken`, which is harmless
  await addStaffMember(app, START, { name, email, password });
}
