import { betterAuth } from 'better-auth';
import type { Config } from './config.ts';
import { type Db, isPostgres } from './db/database.ts';

/** The header in which the web room hands over whose request it is; never taken from outside. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address';

/** Where Better Auth believes to live; only `staff.ts` speaks to it, no URL leads there. */
export const AUTH_PATH = '/auth';

/** However busy, a session and its cookie end this long after sign-in. */
export const SESSION_HOURS_MAX = 7 * 24;

/** While somebody works, the session notes so this often; `staff.ts` ends it after idle hours. */
export const ACTIVITY_MINUTES = 15;

export function openAuth(config: Config, db: Db, secret: string) {
  return betterAuth({
    baseURL: config.baseUrl ?? `http://localhost:${config.port}`,
    basePath: AUTH_PATH,
    secret,
    database: { db, type: isPostgres(db) ? 'postgres' : 'sqlite' },
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: 12 },
    user: { modelName: 'staff' },
    account: { modelName: 'staffAccount' },
    verification: { modelName: 'staffVerification' },
    session: {
      modelName: 'staffSession',
      expiresIn: SESSION_HOURS_MAX * 3_600,
      updateAge: ACTIVITY_MINUTES * 60,
      cookieCache: { enabled: false },
    },
    rateLimit: {
      enabled: true,
      storage: 'database',
      modelName: 'staffRateLimit',
      customRules: { '/sign-in/email': { window: 10 * 60, max: 10 } },
    },
    advanced: {
      cookiePrefix: 'bozp',
      useSecureCookies: config.baseUrl?.startsWith('https:') ?? false,
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
      // requests come from our own sign-in action, which React Router has already held against the origin
      disableOriginCheck: true,
      disableCSRFCheck: true,
    },
    telemetry: { enabled: false },
    logger: { disabled: true },
  });
}

export type Auth = ReturnType<typeof openAuth>;
