import { randomInt } from 'node:crypto';
import type { App } from '#server/app.ts';
import type { Change } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import type { JobResult, LeasedJob } from '#server/jobs/job-lease.ts';
import { countRows } from '#server/list-page.ts';
import { findAccount } from './accounts.ts';
import { codeHashOf } from './password-reset.ts';
import { sendResetCode } from './staff-emails.ts';

const CODE_DIGITS = 8;
/** Codes sent to one account in an hour, no matter who requests them. */
const CODES_AN_HOUR = 3;

/** Sends a code for a forgotten password, if there is such an account and it was not sent too many. */
export async function sendRequestedCode(app: App, { key: tokenHash }: LeasedJob): Promise<JobResult> {
  await app.change({ kind: 'job', id: 'password-reset' }, (change) => sendCode(change, tokenHash));
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
  if (!account || (await countRecentCodes(change, account.id)) >= CODES_AN_HOUR) return settle(change, tokenHash, {});
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
