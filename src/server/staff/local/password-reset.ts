import { createHash } from 'node:crypto';
import { PASSWORD_RESET } from '#domain/actor.ts';
import { accountEmail, RESET_MINUTES } from '#domain/staff/staff.ts';
import type { App } from '#server/app.ts';
import type { Change } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import { newSecretCode, secretCodeHash } from '#server/secret-code.ts';
import { findAccountOwner, setPassword } from './accounts.ts';
import { tellOfNewPassword } from './staff-emails.ts';

const TRIES_MAX = 5;

/**
 * Somebody has forgotten the password of an account; answers what the browser is to keep. Whether there is such an account is
 * looked for afterwards (password-reset-job.ts): neither the answer nor the time it takes tells.
 */
export async function askForReset(change: Change, email: string): Promise<string> {
  const token = newSecretCode();
  const tokenHash = secretCodeHash(token);
  await change.db
    .insertInto('staffPasswordReset')
    .values({
      tokenHash,
      email: accountEmail(email),
      userId: null,
      codeHash: null,
      tries: 0,
      createdAt: instant(change),
      expiresAt: instant(change, { minutes: RESET_MINUTES }),
    })
    .execute();
  change.enqueue({ kind: 'password-reset', key: tokenHash });
  return token;
}

/** What of an email's code is stored; nobody can use it without what the browser keeps. */
export function codeHashOf(tokenHash: string, code: string): string {
  return createHash('sha256').update(`${tokenHash} ${code}`).digest('hex');
}

/** What of the two that a browser brings: what it keeps, and the code of the email. */
export interface ResetClaim {
  token: string;
  code: string;
}

export type ResetCheck =
  | { outcome: 'right'; email: string }
  | { outcome: 'wrong' }
  /** Too late, too many wrong codes, or not asked for in this browser. */
  | { outcome: 'ended' };

/** Whether the code is right; a wrong one is counted, of however many at once. */
export function checkResetCode(app: Pick<App, 'change'>, claim: ResetClaim): Promise<ResetCheck> {
  return app.change(PASSWORD_RESET, async (change) => {
    const tokenHash = secretCodeHash(claim.token);
    const reset = await change.db
      .updateTable('staffPasswordReset')
      .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
      .where('tokenHash', '=', tokenHash)
      .where('tries', '<', TRIES_MAX)
      .where('expiresAt', '>', instant(change))
      .returning(['codeHash', 'userId', 'tries'])
      .executeTakeFirst();
    if (!reset) return { outcome: 'ended' };
    if (reset.codeHash !== codeHashOf(tokenHash, claim.code)) return { outcome: 'wrong' };
    const owner = await findAccountOwner(change.db, reset.userId ?? '');
    if (!owner) return { outcome: 'ended' };
    await change.db
      .updateTable('staffPasswordReset')
      .set({ tries: reset.tries - 1 })
      .where('tokenHash', '=', tokenHash)
      .execute();
    return { outcome: 'right', email: owner.email };
  });
}

/** Sets the new password and uses the code up, both or neither; every session of the account ends. */
export async function resetPassword(
  change: Change,
  claim: ResetClaim,
  passwordHash: string,
): Promise<'done' | 'ended'> {
  const tokenHash = secretCodeHash(claim.token);
  // whoever deletes the row has the code: it works once
  const reset = await change.db
    .deleteFrom('staffPasswordReset')
    .where('tokenHash', '=', tokenHash)
    .where('codeHash', '=', codeHashOf(tokenHash, claim.code))
    .where('tries', '<', TRIES_MAX)
    .where('expiresAt', '>', instant(change))
    .returning('userId')
    .executeTakeFirst();
  const owner = reset?.userId ? await findAccountOwner(change.db, reset.userId) : undefined;
  if (!reset?.userId || !owner) return 'ended';
  await setPassword(change, reset.userId, passwordHash);
  change.record({ noun: 'staffMember', id: owner.id, verb: 'passwordReset' });
  await tellOfNewPassword(change, owner);
  return 'done';
}
