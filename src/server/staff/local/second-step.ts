import type { NotNull } from 'kysely';
import { SIGN_IN } from '#domain/actor.ts';
import type { App } from '#server/app.ts';
import type { Change } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import { newSecretCode, secretCodeHash } from '#server/secret-code.ts';
import { cookieOf, readCookie } from '#server/staff/cookies.ts';
import { beginSession } from '#server/staff/sessions.ts';
import { setRecoveryCodes, unusedRecoveryCodes } from './second-factor.ts';
import { decrypted, recoveryCode, useTotpCode } from './second-factor-codes.ts';

/** How long the code may take. */
const MINUTES_MAX = 10;
/** Wrong codes after one password. */
const TRIES_MAX = 5;
/** Wrong codes in a row, whatever the number of passwords, after which the person is locked out for a while. */
const WRONG_CODES_MAX = 10;
export const LOCK_MINUTES = 15;

/** `cookie` is the session's, `deviceMarks` are to be sent with the next attempt. */
export type SignedIn = { outcome: 'signed-in'; cookie: string; deviceMarks: string[] };

export type SecondStepOutcome =
  | SignedIn
  | { outcome: 'wrong-code' }
  /** It took too long, or there were too many wrong codes: the sign-in has to start again. */
  | { outcome: 'step-ended' }
  /** Wrong codes in a row have locked the account for a while. */
  | { outcome: 'locked' };

export interface SecondStep {
  /** From the app, or a recovery code. */
  code: string;
  /** The cookies the first step has set. */
  cookieHeader: string;
  clientAddress: string;
  userAgent: string;
  deviceMarks: readonly string[];
}

/** Begins the second step of a person whose password was right; returns the cookie that only this browser has. */
export async function beginSecondStep(change: Change, staffMemberId: string): Promise<string> {
  const token = newSecretCode();
  const expiresAt = instant(change, { minutes: MINUTES_MAX });
  await change.db
    .insertInto('staffSecondStep')
    .values({ tokenHash: secretCodeHash(token), staffMemberId, expiresAt })
    .execute();
  return cookieOf(change, 'two_factor', token, { seconds: MINUTES_MAX * 60 });
}

/** Completes a sign-in whose password was right. Throws the cause when the code could not be checked. */
export async function completeSignIn(app: App, sent: SecondStep): Promise<SecondStepOutcome> {
  const result = await app.change(SIGN_IN, (change) => judgeCode(change, app.authSecret, sent));
  if (result.outcome !== 'right') return result;
  const { clientAddress, deviceMarks } = sent;
  const marks = await app.signInLimits.remember({ account: result.email, clientAddress, deviceMarks });
  return { outcome: 'signed-in', cookie: result.cookie, deviceMarks: marks };
}

async function judgeCode(
  change: Change,
  authSecret: string,
  { code, cookieHeader, userAgent }: SecondStep,
): Promise<{ outcome: 'right'; email: string; cookie: string } | Exclude<SecondStepOutcome, SignedIn>> {
  const step = await lockStep(change, secretCodeHash(readCookie(change, cookieHeader, 'two_factor')));
  if (!step) return { outcome: 'step-ended' };
  if (step.lockedUntil !== null && step.lockedUntil > instant(change)) return { outcome: 'locked' };
  if (step.tries >= TRIES_MAX) return { outcome: 'step-ended' };
  const use = await useCode(change, authSecret, step, code.replace(/\s/g, ''));
  if (use === 'wrong') {
    await countWrongCode(change, step);
    return { outcome: 'wrong-code' };
  }
  await change.db.deleteFrom('staffSecondStep').where('tokenHash', '=', step.tokenHash).execute();
  if (use === 'used') return { outcome: 'step-ended' };
  const { staffMemberId, email } = step;
  await setCodeUse(change, staffMemberId, { wrongCodes: 0, lockedUntil: null });
  const session = { staffMemberId, provider: 'local', userAgent, cookieHeader } as const;
  return { outcome: 'right', email, cookie: await beginSession(change, authSecret, session) };
}

type Step = NonNullable<Awaited<ReturnType<typeof lockStep>>>;

/** The second step of this token, locked: codes sent at once for one person are judged one after another. */
async function lockStep(change: Change, tokenHash: string) {
  const steps = change.db
    .selectFrom('staffSecondStep')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', instant(change));
  const owner = await steps.select('staffMemberId').executeTakeFirst();
  if (!owner) return undefined;
  await change.lock('staffMember', owner.staffMemberId);
  return steps
    .innerJoin('staffMember', 'staffMember.id', 'staffSecondStep.staffMemberId')
    .innerJoin('staffSecondFactor', 'staffSecondFactor.staffMemberId', 'staffMember.id')
    .innerJoin('staffCodeUse', 'staffCodeUse.staffMemberId', 'staffMember.id')
    .selectAll(['staffSecondStep', 'staffSecondFactor', 'staffCodeUse'])
    .select('email')
    .where('recoveryCodes', 'is not', null)
    .$narrowType<{ recoveryCodes: NotNull }>()
    .executeTakeFirst();
}

function useCode(change: Change, authSecret: string, step: Step, entered: string) {
  return /^\d{6}$/.test(entered)
    ? useTotpCode(change, step.staffMemberId, decrypted(authSecret, step.secret), entered)
    : useRecoveryCode(change, authSecret, step, recoveryCode(entered));
}

async function useRecoveryCode(
  change: Change,
  authSecret: string,
  { staffMemberId: id, recoveryCodes }: Step,
  code: string,
): Promise<'right' | 'wrong'> {
  const codes = unusedRecoveryCodes(authSecret, recoveryCodes);
  if (!codes.includes(code)) return 'wrong';
  const others = codes.filter((other) => other !== code);
  await setRecoveryCodes(change, authSecret, id, others);
  change.record({ noun: 'staffMember', id, verb: 'recoveryCodeUsed' });
  return 'right';
}

async function countWrongCode(change: Change, step: Step): Promise<void> {
  await change.db
    .updateTable('staffSecondStep')
    .set({ tries: step.tries + 1 })
    .where('tokenHash', '=', step.tokenHash)
    .execute();
  // after a lock counting starts again
  const wrongCodes = (step.lockedUntil === null ? step.wrongCodes : 0) + 1;
  const lockedUntil = wrongCodes < WRONG_CODES_MAX ? null : instant(change, { minutes: LOCK_MINUTES });
  await setCodeUse(change, step.staffMemberId, { wrongCodes, lockedUntil });
}

async function setCodeUse(
  { db }: Change,
  staffMemberId: string,
  use: { wrongCodes: number; lockedUntil: string | null },
): Promise<void> {
  await db.updateTable('staffCodeUse').set(use).where('staffMemberId', '=', staffMemberId).execute();
}
