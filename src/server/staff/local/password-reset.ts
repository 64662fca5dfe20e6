import { hash, randomInt } from 'node:crypto';
import { PASSWORD_RESET } from '#domain/actor.ts';
import { accountEmail, RESET_CODES_AN_HOUR, RESET_MINUTES } from '#domain/staff/staff.ts';
import type { App } from '#server/app.ts';
import type { Change } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import type { JobResult, LeasedJob } from '#server/jobs/job-lease.ts';
import { countRows } from '#server/list-page.ts';
import { newSecretCode, secretCodeHash } from '#server/secret-code.ts';
import { findAccount, findAccountOf, setPassword } from './accounts.ts';
import { notifyOfNewPassword, sendResetCode } from './staff-emails.ts';

const TRIES_MAX = 5;

/**
 * Starts the reset of a forgotten password; returns the token the browser is to keep. The account is looked up
 * afterwards, in a job, so that neither the answer nor its timing shows whether it exists.
 */
export async function startPasswordReset(change: Change, email: string): Promise<string> {
  const token = newSecretCode();
  const tokenHash = secretCodeHash(token);
  await change.db
    .insertInto('staffPasswordReset')
    .values({
      tokenHash,
      email: accountEmail(email),
      staffMemberId: null,
      codeHash: null,
      tries: 0,
      createdAt: instant(change),
      expiresAt: instant(change, { minutes: RESET_MINUTES }),
    })
    .execute();
  change.enqueue({ kind: 'password-reset', key: tokenHash });
  return token;
}

/** The stored hash of an email's code; the code is useless without the browser's token. */
function codeHashOf(tokenHash: string, code: string): string {
  return hash('sha256', `${tokenHash} ${code}`);
}

/** The two values that a browser sends: the token it keeps, and the code of the email. */
interface ResetClaim {
  token: string;
  code: string;
}

type ResetCheck =
  | { outcome: 'right'; email: string }
  | { outcome: 'wrong' }
  /** Too late, too many wrong codes, or not requested in this browser. */
  | { outcome: 'ended' };

/** Checks the code; each wrong one is counted, even if many are sent at once. */
export function checkResetCode(app: Pick<App, 'change'>, claim: ResetClaim): Promise<ResetCheck> {
  return app.change(PASSWORD_RESET, async (change) => {
    const tokenHash = secretCodeHash(claim.token);
    const reset = await change.db
      .updateTable('staffPasswordReset')
      .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
      .where('tokenHash', '=', tokenHash)
      .where('tries', '<', TRIES_MAX)
      .where('expiresAt', '>', instant(change))
      .returning(['codeHash', 'staffMemberId', 'tries'])
      .executeTakeFirst();
    if (!reset) return { outcome: 'ended' };
    if (reset.codeHash !== codeHashOf(tokenHash, claim.code)) return { outcome: 'wrong' };
    const owner = await findAccountOf(change.db, reset.staffMemberId ?? '');
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
export async function resetPassword(change: Change, claim: ResetClaim, hash: string): Promise<'done' | 'ended'> {
  const tokenHash = secretCodeHash(claim.token);
  // only the caller that deletes the row has the code: it works once
  const reset = await change.db
    .deleteFrom('staffPasswordReset')
    .where('tokenHash', '=', tokenHash)
    .where('codeHash', '=', codeHashOf(tokenHash, claim.code))
    .where('tries', '<', TRIES_MAX)
    .where('expiresAt', '>', instant(change))
    .returning('staffMemberId')
    .executeTakeFirst();
  const owner = await findAccountOf(change.db, reset?.staffMemberId ?? '');
  if (!owner) return 'ended';
  await setPassword(change, owner.id, hash);
  change.record({ noun: 'staffMember', id: owner.id, verb: 'passwordReset' });
  await notifyOfNewPassword(change, owner);
  return 'done';
}

const CODE_DIGITS = 8;

/** Sends a code for a forgotten password, if there is such an account and it was not sent too many. */
export async function sendRequestedCode(change: Change, { key: tokenHash }: LeasedJob): Promise<JobResult> {
  await sendCode(change, tokenHash);
  return 'done';
}

async function sendCode(change: Change, tokenHash: string): Promise<void> {
  const request = await change.db
    .selectFrom('staffPasswordReset')
    .select('email')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', instant(change))
    .executeTakeFirst();
  // a job may be run twice
  if (!request?.email) return;
  const account = await findAccount(change.db, request.email);
  if (!account || (await countRecentCodes(change, account.id)) >= RESET_CODES_AN_HOUR)
    return settle(change, tokenHash, {});
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  // only the newest code works
  await change.db
    .updateTable('staffPasswordReset')
    .set({ codeHash: null })
    .where('staffMemberId', '=', account.id)
    .execute();
  await settle(change, tokenHash, { staffMemberId: account.id, codeHash: codeHashOf(tokenHash, code) });
  change.record({ noun: 'staffMember', id: account.id, verb: 'passwordForgotten' });
  await sendResetCode(change, account, code);
}

/** Clears the submitted address, which may be an unknown person's and is no longer needed. */
async function settle(
  { db }: Change,
  tokenHash: string,
  values: { staffMemberId?: string; codeHash?: string },
): Promise<void> {
  await db
    .updateTable('staffPasswordReset')
    .set({ email: null, ...values })
    .where('tokenHash', '=', tokenHash)
    .execute();
}

async function countRecentCodes(change: Change, staffMemberId: string): Promise<number> {
  return countRows(
    change.db
      .selectFrom('staffPasswordReset')
      .where('staffMemberId', '=', staffMemberId)
      .where('createdAt', '>', instant(change, { hours: -1 })),
  );
}
