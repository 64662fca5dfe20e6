import * as oidc from 'openid-client';
import { SIGN_IN } from '#domain/actor.ts';
import { isVisibleLine } from '#domain/invisible-characters.ts';
import { accountEmail } from '#domain/staff/staff.ts';
import type { App } from '#server/app.ts';
import { beginSession, findSession } from '#server/staff/sessions.ts';
import { memberOf } from '#server/staff/staff.ts';
import { findStaffRecordByEmail } from '#server/staff/staff-records.ts';
import { type Directory, DirectoryAway, type Identity } from './directory.ts';
import { ATTEMPT_SECONDS_MAX, type Attempt, newAttempt, sealed, unsealed } from './sign-in-attempt.ts';

/** Whether signing in by the directory is possible now. */
export async function isDirectoryReachable(app: App, directory: Directory): Promise<boolean> {
  try {
    await directory.ensureReachable();
    return true;
  } catch (error) {
    app.log.error({ err: error }, 'the directory is away');
    return false;
  }
}

/** The browser keeps `attempt` and sends it when it returns. */
type StartLoginOutcome = { outcome: 'sent'; to: URL; attempt: string } | { outcome: 'away' };

/** Sends a user to the directory to sign in, on request with another account than last time. */
export async function startDirectorySignIn(
  app: App,
  directory: Directory,
  { target, returnAddress, asOther }: { target: string; returnAddress: URL; asOther: boolean },
): Promise<StartLoginOutcome> {
  if (!(await isDirectoryReachable(app, directory))) return { outcome: 'away' };
  const attempt = newAttempt(target);
  const to = await directory.signInUrl(attempt, returnAddress, { asOther });
  return { outcome: 'sent', to, attempt: await sealed(app, attempt) };
}

export type ReturnOutcome =
  /** `cookie` is to be set on the response. */
  | { outcome: 'signed-in'; target: string; cookie: string }
  /**
   * Signed in at the directory, but not on our list; an unverified address gives no access. A listed address belongs to
   * another account of the directory.
   */
  | { outcome: 'not-staff'; target: string; email: string | undefined; isEmailVerified: boolean; isListed: boolean }
  /** Begun in another browser, too long ago, or finished already. */
  | { outcome: 'stale' }
  /** The directory refused the sign-in, or the user cancelled it. */
  | { outcome: 'declined'; target: string }
  /** The response could not be verified. */
  | { outcome: 'unproven'; target: string }
  | { outcome: 'away'; target: string };

/** An attempt returns once, so that repeated requests do not each reach the directory. */
export const RETURNS = { name: 'directoryReturns', turns: 1, seconds: 2 * ATTEMPT_SECONDS_MAX };

/** Signs in a user who returns from the directory to `returnedTo`. Throws for faults of our own side. */
export async function returnFromDirectory(
  app: App,
  directory: Directory,
  returned: { returnedTo: URL; attempt: string; cookieHeader: string | null },
): Promise<ReturnOutcome> {
  const attempt = await unsealed(app, returned.attempt);
  if (!attempt || returned.returnedTo.searchParams.get('state') !== attempt.state) return { outcome: 'stale' };
  const firstUse = await app.limits.take(RETURNS, attempt.state);
  if (!firstUse.allowed) return { outcome: 'stale' };
  const { target } = attempt;
  const identity = await verifyIdentity(app, directory, returned.returnedTo, attempt);
  if (typeof identity === 'string') return { outcome: identity, target };
  const { subject, idToken, email, isEmailVerified, name } = identity;
  const profile = async () => (email && isEmailVerified ? { email, name } : undefined);
  const member = await memberOf(app, { provider: 'oidc', subject, profile });
  if (!member) {
    const isProven = email && isEmailVerified && isVisibleLine(email);
    const listed = isProven ? await findStaffRecordByEmail(app.db, accountEmail(email)) : undefined;
    const isListed = listed !== undefined && listed.state !== 'deactivated';
    return { outcome: 'not-staff', target, email, isEmailVerified, isListed };
  }
  const cookie = await app.change(SIGN_IN, (change) =>
    beginSession(change, app.authSecret, {
      staffMemberId: member.id,
      provider: 'oidc',
      userAgent: '',
      cookieHeader: returned.cookieHeader,
      idToken,
    }),
  );
  return { outcome: 'signed-in', target, cookie };
}

async function verifyIdentity(
  app: App,
  directory: Directory,
  returnedTo: URL,
  attempt: Attempt,
): Promise<Identity | 'declined' | 'unproven' | 'away'> {
  try {
    return await directory.identity(returnedTo, attempt);
  } catch (error) {
    const outcome = failureOf(error);
    // the log contains the place and the failed check, never what was sent
    app.log.warn({ err: error, outcome }, 'signing in by the directory failed');
    return outcome;
  }
}

function failureOf(error: unknown): 'declined' | 'unproven' | 'away' {
  if (isAway(error)) return 'away';
  if (error instanceof oidc.AuthorizationResponseError) return 'declined';
  if (error instanceof oidc.ClientError || error instanceof oidc.ResponseBodyError) return 'unproven';
  if (error instanceof oidc.WWWAuthenticateChallengeError) return 'unproven';
  throw error;
}

/** `fetch` throws a TypeError without an answer; a status no endpoint has is a proxy's before a server that is down. */
function isAway(error: unknown): boolean {
  if (error instanceof oidc.ClientError) return AWAY_CODES.has(error.code ?? '');
  return error instanceof DirectoryAway || (error instanceof TypeError && !('code' in error));
}

const AWAY_CODES = new Set(['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM']);

/**
 * Where a user who signs out here signs out of the company's directory too; undefined where there is none, it has no
 * such address, or it does not answer: then they are signed out only here. To be called before the session ends.
 */
export async function directorySignOutUrl(app: App, request: Request, returnAddress: URL): Promise<URL | undefined> {
  if (!app.directory) return undefined;
  const session = await findSession(app, request);
  if (!session?.idToken) return undefined;
  try {
    return await app.directory.signOutUrl(session.idToken, returnAddress);
  } catch (error) {
    if (!(error instanceof DirectoryAway)) throw error;
    app.log.warn({ err: error }, 'the directory is away');
    return undefined;
  }
}
