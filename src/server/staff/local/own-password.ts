import { PASSWORD_LENGTH_MAX, type StaffMember } from '#domain/staff/staff.ts';
import type { App } from '#server/app.ts';
import type { Change } from '#server/change.ts';
import { Limiter, type Turn } from '#server/limiter.ts';
import { setPassword } from './accounts.ts';
import { notifyOfNewPassword } from './staff-emails.ts';

/** As many as a device may try at sign-in, so that a person at someone else's desk cannot keep guessing. */
const attempts = new Limiter({ turns: 10, seconds: 10 * 60 });

export type PasswordCheck = 'right' | 'wrong' | Extract<Turn, { allowed: false }>;

/** Checks the account password of a signed-in user: required before it, or the second factor, is changed. */
export async function checkOwnPassword(app: App, userId: string, password: string): Promise<PasswordCheck> {
  if (password.length > PASSWORD_LENGTH_MAX) return 'wrong';
  const turn = attempts.take(app, userId);
  if (!turn.allowed) return turn;
  const { internalAdapter, password: passwords } = await app.auth.$context;
  const account = await internalAdapter.findCredentialAccount(userId);
  if (!account?.password || !(await passwords.verify({ hash: account.password, password }))) return 'wrong';
  attempts.clear(userId);
  return 'right';
}

/** Sets the actor's own new password; all other sessions end, and an email reports it. */
export async function changePassword(
  change: Change<StaffMember>,
  account: { userId: string; sessionId: string },
  passwordHash: string,
): Promise<void> {
  await setPassword(change, account.userId, passwordHash, account.sessionId);
  change.record({ noun: 'staffMember', id: change.actor.id, verb: 'passwordChanged' });
  await notifyOfNewPassword(change, change.actor);
}
