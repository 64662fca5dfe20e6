import { createClerkClient } from '@clerk/backend';
import { isClerkAPIResponseError } from '@clerk/shared/error';
import { getCookieSuffix } from '@clerk/shared/keys';
import { parse } from 'cookie-es';
import { createRemoteJWKSet, errors, importSPKI, type JWTHeaderParameters, jwtVerify } from 'jose';
import { z } from '#domain/schema.ts';
import { providedName } from '#domain/staff/staff-fields.ts';
import type { App } from '#server/app.ts';
import type { Clock } from '#server/clock.ts';
import { type Profile, ProviderUnreachable, type SignInWay } from '#server/staff/sign-in-way.ts';
import type { ClerkSettings } from './clerk-settings.ts';

/** Staff sign in at Clerk, whose script keeps a short-lived token in a cookie; no session is kept here. */
export async function clerkSignIn(app: Pick<App, 'config' | 'now'>, settings: ClerkSettings): Promise<SignInWay> {
  const subjectOf = sessionTokens(app, settings);
  const profileOf = profiles(app, settings);
  const names = await sessionCookies(settings);
  return {
    provider: 'clerk',
    sessionCookie: '__session',
    async identify(_app, request) {
      const cookies = parse(request.headers.get('cookie') ?? '');
      const token = names.map((name) => cookies[name]).find(Boolean);
      const subject = token && (await subjectOf(token));
      return subject ? { provider: 'clerk', subject, profile: () => profileOf(subject) } : undefined;
    },
  };
}

const PROFILE_SECONDS = 60;
const PROFILES_MAX = 1_000;

/**
 * Returns Clerk's profile of a user whose address Clerk has verified. Only users who are not on our list yet are looked
 * up, each once a minute at most, so that page requests of unknown users do not each cause a request to Clerk.
 */
function profiles({ now }: Clock, settings: ClerkSettings) {
  const { users } = createClerkClient(settings);
  /** The oldest first. */
  const answers = new Map<string, { profile: Promise<Profile | undefined>; until: number }>();

  return (userId: string): Promise<Profile | undefined> => {
    const at = now().epochMilliseconds;
    const known = answers.get(userId);
    if (known && at < known.until) return known.profile;
    const profile = read(userId);
    answers.delete(userId);
    answers.set(userId, { profile, until: at + PROFILE_SECONDS * 1_000 });
    const [oldest] = answers.keys();
    if (answers.size > PROFILES_MAX && oldest !== undefined) answers.delete(oldest);
    // a failed lookup is repeated
    profile.catch(() => answers.delete(userId));
    return profile;
  };

  async function read(userId: string): Promise<Profile | undefined> {
    try {
      const { primaryEmailAddress, firstName, lastName } = await users.getUser(userId);
      if (primaryEmailAddress?.verification?.status !== 'verified') return undefined;
      const email = primaryEmailAddress.emailAddress;
      return { email, name: providedName(email, { given: firstName, family: lastName, whole: undefined }) };
    } catch (error) {
      // the account was deleted while its last token is still valid
      if (isClerkAPIResponseError(error) && error.status === 404) return undefined;
      throw new ProviderUnreachable('an account cannot be read from Clerk', { cause: error });
    }
  }
}

/** Allowed difference between Clerk's clock and ours, as in Clerk's own libraries. */
const SKEW_SECONDS = 5;

const claimsSchema = z.object({
  sub: z.string().startsWith('user_'),
  iat: z.number(),
  azp: z.string(),
  /** A session with a pending task, such as a second factor to set up, is not valid yet. */
  sts: z.enum(['active', 'pending']).optional(),
});

/** Verifies session tokens locally, without calling Clerk; returns the user's id, or undefined for an invalid token. */
function sessionTokens({ config, now }: Pick<App, 'config' | 'now'>, settings: ClerkSettings) {
  const findKey = keysOf(settings);

  return async (token: string): Promise<string | undefined> => {
    const at = Math.floor(now().epochMilliseconds / 1_000);
    try {
      const { payload } = await jwtVerify(token, findKey, {
        algorithms: ['RS256'],
        typ: 'JWT',
        issuer: `https://${settings.frontendHost}`,
        requiredClaims: ['exp'],
        clockTolerance: SKEW_SECONDS,
        currentDate: new Date(at * 1_000),
      });
      const claims = claimsSchema.safeParse(payload).data;
      if (!claims || claims.sts === 'pending' || claims.iat > at + SKEW_SECONDS) return undefined;
      // a token made for another site of the same application is rejected
      return claims.azp === config.baseUrl ? claims.sub : undefined;
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  };
}

/** The cookies of Clerk's script with the token; one has a suffix of the application, for several on one host. */
async function sessionCookies({ publishableKey }: ClerkSettings): Promise<string[]> {
  return [`__session_${await getCookieSuffix(publishableKey)}`, '__session'];
}

/** Finds the key that signed a token: the configured one, or one that Clerk publishes (cached for ten minutes). */
function keysOf({ jwtKey, apiUrl, secretKey }: ClerkSettings) {
  if (jwtKey) {
    const key = importSPKI(jwtKey, 'RS256');
    return () => key;
  }
  // an unknown key id causes a new request at most twice a minute, so that visitors cannot make us call Clerk at will
  const keys = createRemoteJWKSet(new URL('/v1/jwks', apiUrl), {
    headers: { Authorization: `Bearer ${secretKey}` },
  });
  return async (header: JWTHeaderParameters) => {
    try {
      return await keys(header);
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JOSENotSupported) throw error;
      if (error instanceof errors.JWKSMultipleMatchingKeys) throw error;
      throw new ProviderUnreachable('the keys of Clerk cannot be read', { cause: error });
    }
  };
}
