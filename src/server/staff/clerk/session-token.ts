import { getCookieSuffix } from '@clerk/shared/keys';
import { createRemoteJWKSet, errors, importSPKI, type JWTHeaderParameters, jwtVerify } from 'jose';
import { z } from '#domain/schema.ts';
import type { App } from '#server/app.ts';
import { ProviderUnreachable } from '#server/staff/provider-unreachable.ts';
import type { ClerkSettings } from './clerk-settings.ts';

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
export function sessionTokens({ config, now }: Pick<App, 'config' | 'now'>, settings: ClerkSettings) {
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
export async function sessionCookies({ publishableKey }: ClerkSettings): Promise<string[]> {
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
