import { betterAuth } from 'better-auth';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN } from '#domain/staff/staff.ts';
import { type Config, siteUrl } from '#server/config.ts';
import { type Db, isPostgres } from '#server/db/database.ts';
import { cookieAttributes, cookiePrefix } from './cookies.ts';
import { staffSessions } from './staff-sessions.ts';

/** The header in which `sign-in.ts` hands over whose request it is; never taken from outside. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address';

/** However busy, a session and its cookie end this long after sign-in. */
export const SESSION_HOURS_MAX = 7 * 24;

/** Only called from within (`auth.api`): no URL leads to it. */
export function openAuth(config: Config, db: Db, secret: string) {
  return betterAuth({
    baseURL: siteUrl(config),
    secret,
    database: authDatabase(db),
    // nobody is spared the code: no browser is trusted with less than a session
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
        /** Whom the provider means; null: the account itself. */
        subject: { type: 'string', required: false, input: false },
        /** What the provider's own sign-out asks for. */
        idToken: { type: 'string', required: false, input: false },
      },
    },
    // attempts are counted before the library is asked (sign-in-limits.ts)
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: cookiePrefix(config),
      defaultCookieAttributes: cookieAttributes(config),
      // or the library would put its own prefix before ours
      useSecureCookies: false,
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
      // our migrations see to the tables; the library would look at them once and never forget what was missing
      database: { validateSchema: false },
    },
    telemetry: { enabled: false },
    logger: { disabled: true },
  });
}

export type Auth = ReturnType<typeof openAuth>;

/** How Better Auth is told of our database, or of a transaction in it. */
export function authDatabase(db: Db) {
  return { db, type: isPostgres(db) ? ('postgres' as const) : ('sqlite' as const) };
}

/** A password's hash keeps a processor and a thread busy for 0.1 s: one at a time in this process leaves pages theirs. */
function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks.request('password hash', work);
}
