import { timingSafeEqual } from 'node:crypto';
import { createOTP } from '@better-auth/utils/otp';
import { symmetricDecrypt } from 'better-auth/crypto';
import type { Change } from '#server/change.ts';
import type { Auth } from '#server/staff/auth.ts';

/** RFC 6238, 5.2. */
const STEP_SECONDS = 30;

/** Answers what an account's authenticator app and we share, as Better Auth keeps it. */
export async function decryptedSecret(auth: Auth, secret: string): Promise<string> {
  const { secretConfig } = await auth.$context;
  return symmetricDecrypt({ key: secretConfig, data: secret });
}

/**
 * Uses a code up: true for the first who brings it, of however many at once. Better Auth takes a code again for as long as it
 * is shown, and nobody may who has read it over a shoulder (RFC 6238, 5.2).
 */
export async function useTotpCode(change: Change, userId: string, secret: string, code: string): Promise<boolean> {
  const step = await stepOf(secret, code, change.now());
  if (step === undefined) return false;
  const { numInsertedOrUpdatedRows } = await change.db
    .insertInto('staffUsedCode')
    .values({ userId, step })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ step }).where('staffUsedCode.step', '<', step))
    .executeTakeFirstOrThrow();
  return Boolean(numInsertedOrUpdatedRows);
}

/** Which step of time the code is of, one before and one after the present one too; undefined for a wrong code. */
async function stepOf(secret: string, code: string, now: Temporal.Instant): Promise<number | undefined> {
  const present = Math.floor(now.epochMilliseconds / 1_000 / STEP_SECONDS);
  for (const step of [present - 1, present, present + 1]) {
    const right = Buffer.from(await createOTP(secret).hotp(step));
    const given = Buffer.from(code);
    if (given.length === right.length && timingSafeEqual(given, right)) return step;
  }
}
