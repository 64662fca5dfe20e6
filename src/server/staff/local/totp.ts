import { Secret, TOTP } from 'otpauth';
import type { Change } from '#server/change.ts';

/** The time-based one-time codes (RFC 6238) of a secret shared with an authenticator app, and the app's name for them. */
export function totpOf(secret: string, name: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...name, secret: Secret.fromUTF8(secret) });
}

/**
 * Uses a code up, of the present time step, the one before or the one after: „right“ for the first caller only, even if
 * many send it at once. A code that another person has seen must not work (RFC 6238, 5.2).
 */
export async function useTotpCode(
  { db, now }: Change,
  staffMemberId: string,
  secret: string,
  code: string,
): Promise<'right' | 'used' | 'wrong'> {
  const timestamp = now().epochMilliseconds;
  const distance = totpOf(secret).validate({ token: code, timestamp });
  if (distance === null) return 'wrong';
  const step = TOTP.counter({ timestamp }) + distance;
  const { numUpdatedRows } = await db
    .updateTable('staffCodeUse')
    .set({ usedStep: step })
    .where('staffMemberId', '=', staffMemberId)
    .where(({ eb, or }) => or([eb('usedStep', 'is', null), eb('usedStep', '<', step)]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n ? 'right' : 'used';
}
