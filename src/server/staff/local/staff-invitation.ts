import { INVITATION } from '#domain/actor.ts';
import type { App } from '#server/app.ts';
import type { Change } from '#server/change.ts';
import { setPassword } from './accounts.ts';
import { findInvited, useCode } from './invitation-code.ts';
import { passwordHash } from './password-hash.ts';

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
