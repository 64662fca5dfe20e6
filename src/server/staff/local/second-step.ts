import { APIError } from 'better-auth/api';
import { parseCookies, setRequestCookie } from 'better-auth/cookies';
import { SIGN_IN } from '#domain/actor.ts';
import type { App } from '#server/app.ts';
import { CLIENT_ADDRESS_HEADER } from '#server/staff/auth.ts';
import { findAccountOwner } from './accounts.ts';
import { recoveryCode } from './recovery-codes.ts';
import { findSecondFactor } from './second-factor.ts';
import { decryptedSecret, useTotpCode } from './totp.ts';

export type SecondStepOutcome =
  | { outcome: 'signed-in'; cookies: string[]; deviceMarks: string[] }
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

/** Completes a sign-in whose password was right. Throws the cause when the code could not be checked. */
export async function completeSignIn(app: App, sent: SecondStep): Promise<SecondStepOutcome> {
  const entered = sent.code.replace(/\s/g, '');
  const isTotp = /^\d{6}$/.test(entered);
  try {
    const { headers, response } = await (isTotp ? verifyTotp : verifyRecoveryCode)(
      app,
      entered,
      await headersOf(app, sent),
    );
    const { token, user } = response;
    if (!(isTotp ? await isFirstUse(app, user.id, entered) : await noteRecoveryCode(app, user.id))) {
      const { internalAdapter } = await app.auth.$context;
      await internalAdapter.deleteSession(token ?? '');
      return { outcome: 'step-ended' };
    }
    const { clientAddress, deviceMarks } = sent;
    const marks = app.signInLimits.remember({ account: user.email, clientAddress, deviceMarks });
    return { outcome: 'signed-in', cookies: headers.getSetCookie(), deviceMarks: marks };
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal) return { outcome: refusal };
    throw error;
  }
}

function verifyTotp({ auth }: App, code: string, headers: Headers) {
  return auth.api.verifyTOTP({ body: { code }, headers, returnHeaders: true });
}

function verifyRecoveryCode({ auth }: App, entered: string, headers: Headers) {
  return auth.api.verifyBackupCode({ body: { code: recoveryCode(entered) }, headers, returnHeaders: true });
}

/** False for a code used before: Better Auth accepts a code again for as long as an app may show it. */
async function isFirstUse(app: App, userId: string, code: string): Promise<boolean> {
  const factor = await findSecondFactor(app.auth, userId);
  if (!factor) return false;
  const secret = await decryptedSecret(app.auth, factor.secret);
  return app.change(SIGN_IN, (change) => useTotpCode(change, userId, secret, code));
}

async function noteRecoveryCode(app: App, userId: string): Promise<boolean> {
  return app.change(SIGN_IN, async (change) => {
    const owner = await findAccountOwner(change.db, userId);
    if (owner) change.record({ noun: 'staffMember', id: owner.id, verb: 'recoveryCodeUsed' });
    return owner !== undefined;
  });
}

/** Without the session cookie: with it, Better Auth would not count wrong codes. */
async function headersOf({ auth }: App, { cookieHeader, clientAddress, userAgent }: SecondStep): Promise<Headers> {
  const { name } = (await auth.$context).createAuthCookie('two_factor');
  const headers = new Headers({ [CLIENT_ADDRESS_HEADER]: clientAddress, 'user-agent': userAgent });
  const step = parseCookies(cookieHeader).get(name);
  if (step) setRequestCookie(headers, name, step);
  return headers;
}

/** The library's refusal; undefined for a fault of ours. */
function refusalOf(error: unknown): Exclude<SecondStepOutcome['outcome'], 'signed-in'> | undefined {
  if (!(error instanceof APIError)) return undefined;
  switch (error.body?.code) {
    case 'INVALID_CODE':
    case 'INVALID_BACKUP_CODE':
      return 'wrong-code';
    case 'INVALID_TWO_FACTOR_COOKIE':
    case 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE':
    case 'TOTP_NOT_ENABLED':
    case 'BACKUP_CODES_NOT_ENABLED':
      return 'step-ended';
    case 'ACCOUNT_TEMPORARILY_LOCKED':
      return 'locked';
    default:
      // two requests sent recovery codes at once
      return error.status === 'CONFLICT' ? 'wrong-code' : undefined;
  }
}
