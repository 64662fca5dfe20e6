import { betterAuth } from 'better-auth';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN } from '#domain/staff/staff.ts';
import { type Config, siteUrl } from '#server/config.ts';
import type { Db } from '#server/db/database.ts';
import { engineOf } from '#server/db/engine.ts';
import { cookieAttributes, cookiePrefix } from './cookies.ts';
import { staffSessions } from './staff-sessions.ts';

/** The header in which `sign-in.ts` passes the client's address; never accepted from outside. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address';

/** A session and its cookie end this long after sign-in, even if they are in use. */
export const SESSION_HOURS_MAX = 7 * 24;

/** Called only through `auth.api`: no URL leads to it. */
export function openAuth(config: Config, db: Db, secret: string) {
  return betterAuth({
    baseURL: siteUrl(config),
    secret,
    database: authDatabase(db),
    // every sign-in requires the code: no browser is remembered as trusted
    plugins: [staffSessions, twoFactor({ twoFactorTable: 'staffTwoFactor' })],
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: PASSWORD_LENGTH_MIN,
      maxPasswordLength: PASSWORD_LENGTH_MAX,
      password: {
        hash: (password) => oneAtATime(() => hashPassword(password)),
        verify: (claim) => oneAtATime(() => verifyPassword(claim)),
      },
    },
    user: { modelName: 'staff' },
    account: { modelName: 'staffAccount' },
    verification: { modelName: 'staffVerification' },
    session: {
      modelName: 'staffSession',
      expiresIn: SESSION_HOURS_MAX * 3_600,
      cookieCache: { enabled: false },
      additionalFields: {
        provider: { type: 'string', required: false, input: false, defaultValue: 'local' },
        /** The user's id at the provider; null: the account itself. */
        subject: { type: 'string', required: false, input: false },
        /** Required by the provider's own sign-out. */
        idToken: { type: 'string', required: false, input: false },
      },
    },
    // attempts are counted before the library is called (sign-in-limits.ts)
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: cookiePrefix(config),
      defaultCookieAttributes: cookieAttributes(config),
      // otherwise the library puts its own prefix before ours
      useSecureCookies: false,
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
      // our migrations create the tables; the library would check them once and keep reporting what was missing
      database: { validateSchema: false },
    },
    telemetry: { enabled: false },
    logger: { disabled: true },
  });
}

export type Auth = ReturnType<typeof openAuth>;

/** Our database, or a transaction in it, as Better Auth requires it. */
export function authDatabase(db: Db) {
  return { db, type: engineOf(db) };
}

/** A password hash takes a processor and a thread for 0.1 s: one at a time leaves capacity for pages. */
function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks.request('password hash', work);
}
