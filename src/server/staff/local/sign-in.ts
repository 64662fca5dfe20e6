import { APIError } from 'better-auth/api';
import { accountEmail, EMAIL_LENGTH_MAX, PASSWORD_LENGTH_MAX } from '#domain/staff/staff.ts';
import type { App } from '#server/app.ts';
import { CLIENT_ADDRESS_HEADER } from '#server/staff/auth.ts';

export type SignInOutcome =
  /** `cookies` are to be set on the response, `deviceMarks` to be sent with the next attempt. */
  | { outcome: 'signed-in'; cookies: string[]; deviceMarks: string[] }
  /** The password was right; a code is required next (`completeSignIn`), sent together with these cookies. */
  | { outcome: 'second-step'; cookies: string[] }
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
    deviceMarks?: readonly string[];
  },
): Promise<SignInOutcome> {
  const { email, password, clientAddress, userAgent = '', deviceMarks = [] } = sent;
  if (email.length > EMAIL_LENGTH_MAX || password.length > PASSWORD_LENGTH_MAX) return { outcome: 'wrong' };
  const account = accountEmail(email);
  const turn = app.signInLimits.take({ account, clientAddress, deviceMarks });
  if (!turn.allowed) {
    const { by, retryAfterSeconds } = turn;
    return { outcome: by === 'sender' ? 'too-many' : 'too-many-unknown', retryAfterSeconds };
  }
  try {
    const { headers, response } = await app.auth.api.signInEmail({
      body: { email: account, password },
      headers: { [CLIENT_ADDRESS_HEADER]: clientAddress, 'user-agent': userAgent },
      returnHeaders: true,
    });
    const cookies = headers.getSetCookie();
    if ('twoFactorRedirect' in response) {
      turn.passwordAccepted();
      return { outcome: 'second-step', cookies };
    }
    return { outcome: 'signed-in', cookies, deviceMarks: turn.succeeded() };
  } catch (error) {
    if (isWrong(error)) return { outcome: 'wrong' };
    turn.undo();
    throw error;
  }
}

/** Ends the session; returns the cookies that clear it. Throws while the session cannot be ended. */
export async function signOut(app: App, request: Request): Promise<string[]> {
  const { headers } = await app.auth.api.endSession({ headers: request.headers, returnHeaders: true });
  return headers.getSetCookie();
}

/** The library's errors for a wrong password, an unknown e-mail and an invalid e-mail. */
function isWrong(error: unknown): boolean {
  const code = error instanceof APIError ? error.body?.code : undefined;
  return code === 'INVALID_EMAIL_OR_PASSWORD' || code === 'INVALID_EMAIL';
}
