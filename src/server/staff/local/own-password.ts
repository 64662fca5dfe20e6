import { PASSWORD_LENGTH_MAX, type StaffMember } from '#domain/staff/staff.ts';
import type { App } from '#server/app.ts';
import type { Change } from '#server/change.ts';
import { Limiter, type Turn } from '#server/limiter.ts';
import { findAccountOf, setPassword } from './accounts.ts';
import { isPassword } from './password-hash.ts';
import { notifyOfNewPassword } from './staff-emails.ts';

/** As many as a device may try at sign-in, so that a person at someone else's desk cannot keep guessing. */
const attempts = new Limiter({ turns: 10, seconds: 10 * 60 });

export type PasswordCheck = 'right' | 'wrong' | Extract<Turn, { allowed: false }>;

/** Checks the password of a signed-in user: required before it, or the second factor, is changed. */
export async function checkOwnPassword(app: App, { id }: StaffMember, password: string): Promise<PasswordCheck> {
  if (password.length > PASSWORD_LENGTH_MAX) return 'wrong';
  const turn = attempts.take(app, id);
  if (!turn.allowed) return turn;
  const account = await findAccountOf(app.db, id);
  if (!(await isPassword(account?.hash, password))) return 'wrong';
  attempts.clear(id);
  return 'right';
}

/** Sets the actor's own new password; all other sessions end, and an email reports it. */
export async function changePassword(change: Change<StaffMember>, sessionId: string, hash: string): Promise<void> {
  await setPassword(change, change.actor.id, hash, sessionId);
  change.record({ noun: 'staffMember', id: change.actor.id, verb: 'passwordChanged' });
  await notifyOfNewPassword(change, change.actor);
}
