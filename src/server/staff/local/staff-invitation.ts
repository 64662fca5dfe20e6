import { INVITATION } from '#domain/actor.ts';
import type { App } from '#server/app.ts';
import type { Change } from '#server/change.ts';
import { findAccountId, passwordHash, setPassword, storeLogin } from './accounts.ts';
import { findInvited, useCode } from './invitation-code.ts';

export type JoinOutcome = 'joined' | 'not-invited';

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
  const hash = await passwordHash(app.auth, password);
  return app.change(INVITATION, (change) => join(change, app, code, { name, passwordHash: hash }));
}

async function join(
  change: Change,
  { auth }: Pick<App, 'auth'>,
  code: string,
  { name, passwordHash }: { name: string; passwordHash: string },
): Promise<JoinOutcome> {
  const invited = await findInvited(change, code);
  if (!invited || !(await useCode(change, code))) return 'not-invited';
  const { id, email } = invited;
  const accountId = await findAccountId(change.db, id);
  if (accountId) await setPassword(change, accountId, passwordHash);
  else {
    await deleteOrphan(change, email);
    await storeLogin(change, auth, { name, email, passwordHash, staffMemberId: id });
  }
  await change.db.updateTable('staffMember').set({ name, state: 'active' }).where('id', '=', id).execute();
  const verb = invited.state === 'active' ? 'passwordReset' : 'joined';
  change.record({ noun: 'staffMember', id, verb, after: { name, provider: 'local' } });
  return 'joined';
}

/** Deletes the former account of a person who was deactivated: it would block the new one. */
async function deleteOrphan({ db }: Change, email: string): Promise<void> {
  await db
    .deleteFrom('staff')
    .where('email', '=', email)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('staffIdentity').select('subject').whereRef('subject', '=', 'staff.id'))),
    )
    .execute();
}
