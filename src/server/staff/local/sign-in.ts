import { SIGN_IN } from '#domain/actor.ts';
import { accountEmail, EMAIL_LENGTH_MAX, PASSWORD_LENGTH_MAX } from '#domain/staff/staff.ts';
import type { App } from '#server/app.ts';
import { beginSession } from '#server/staff/sessions.ts';
import { findAccount, findAccountOf } from './accounts.ts';
import { isPassword } from './password-hash.ts';
import { findSecondFactor, isInUse } from './second-factor.ts';
import { beginSecondStep, type SignedIn } from './second-step.ts';

export type SignInOutcome =
  | SignedIn
  /** The password was right; a code is required next (`completeSignIn`), sent together with this cookie. */
  | { outcome: 'second-step'; cookie: string }
  | { outcome: 'wrong' }
  /** This address or device has tried too often. */
  | { outcome: 'too-many'; retryAfterSeconds: number }
  /** Unknown browsers have failed too often for this account: only known ones may try. */
  | { outcome: 'too-many-unknown'; retryAfterSeconds: number };

/**
 * Signs in with e-mail and password. An unknown e-mail gets the same answer and limit as a known one. Throws the cause
 * when the password could not be checked; that does not count as an attempt.
 */
export async function signIn(
  app: App,
  sent: {
    email: string;
    password: string;
    clientAddress: string;
    userAgent?: string;
    cookieHeader?: string;
    deviceMarks?: readonly string[];
  },
): Promise<SignInOutcome> {
  const { email, password, clientAddress, userAgent = '', cookieHeader = '', deviceMarks = [] } = sent;
  if (email.length > EMAIL_LENGTH_MAX || password.length > PASSWORD_LENGTH_MAX) return { outcome: 'wrong' };
  const account = accountEmail(email);
  const turn = await app.signInLimits.take({ account, clientAddress, deviceMarks });
  if (!turn.allowed) {
    const { by, retryAfterSeconds } = turn;
    return { outcome: by === 'sender' ? 'too-many' : 'too-many-unknown', retryAfterSeconds };
  }
  try {
    const result = await checkPassword(app, { account, password, userAgent, cookieHeader });
    if (result.outcome === 'second-step') await turn.passwordAccepted();
    return result.outcome === 'signed-in' ? { ...result, deviceMarks: await turn.succeeded() } : result;
  } catch (error) {
    await turn.undo();
    throw error;
  }
}

async function checkPassword(
  app: App,
  sent: { account: string; password: string; userAgent: string; cookieHeader: string },
): Promise<Omit<SignedIn, 'deviceMarks'> | { outcome: 'second-step'; cookie: string } | { outcome: 'wrong' }> {
  const { account, password, userAgent, cookieHeader } = sent;
  const found = await findAccount(app.db, account);
  if (!(await isPassword(found?.hash, password)) || !found) return { outcome: 'wrong' };
  const { id: staffMemberId, hash } = found;
  return app.change(SIGN_IN, async (change) => {
    await change.lock('staffMember', staffMemberId);
    // the password was changed, or the person deactivated, since it was read
    if ((await findAccountOf(change.db, staffMemberId))?.hash !== hash) return { outcome: 'wrong' };
    if (isInUse(await findSecondFactor(change.db, staffMemberId)))
      return { outcome: 'second-step', cookie: await beginSecondStep(change, staffMemberId) };
    const session = { staffMemberId, provider: 'local', userAgent, cookieHeader } as const;
    return { outcome: 'signed-in', cookie: await beginSession(change, app.authSecret, session) };
  });
}
