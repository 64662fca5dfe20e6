import { timingSafeEqual } from 'node:crypto';
import { createOTP } from '@better-auth/utils/otp';
import { symmetricDecrypt } from 'better-auth/crypto';
import type { Change } from '#server/change.ts';
import type { Auth } from '#server/staff/auth.ts';

/** RFC 6238, 5.2. */
const STEP_SECONDS = 30;

/** Decrypts the secret shared with an account's authenticator app, as Better Auth stores it. */
export async function decryptedSecret(auth: Auth, secret: string): Promise<string> {
  const { secretConfig } = await auth.$context;
  return symmetricDecrypt({ key: secretConfig, data: secret });
}

/**
 * Uses a code up: true for the first caller only, even if many send it at once. Better Auth accepts a code again while
 * it is shown, but a code that another person has seen must not work (RFC 6238, 5.2).
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

/** The time step of the code: the present one, the one before or the one after; undefined for a wrong code. */
async function stepOf(secret: string, code: string, now: Temporal.Instant): Promise<number | undefined> {
  const present = Math.floor(now.epochMilliseconds / 1_000 / STEP_SECONDS);
  for (const step of [present - 1, present, present + 1]) {
    const right = Buffer.from(await createOTP(secret).hotp(step));
    const given = Buffer.from(code);
    if (given.length === right.length && timingSafeEqual(given, right)) return step;
  }
}
