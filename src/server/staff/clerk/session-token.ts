import { getCookieSuffix } from '@clerk/shared/keys';
import { createRemoteJWKSet, errors, importSPKI, type JWTHeaderParameters, jwtVerify } from 'jose';
import { z } from 'zod';
import type { App } from '#server/app.ts';
import { ProviderUnreachable } from '#server/staff/provider-unreachable.ts';
import type { ClerkSettings } from './clerk-settings.ts';

/** Between Clerk's clock and ours, as Clerk's own libraries allow. */
const SKEW_SECONDS = 5;

const claimsSchema = z.object({
  sub: z.string().startsWith('user_'),
  iat: z.number(),
  azp: z.string(),
  /** A session with something still to be done, such as a second factor to set up, is none yet. */
  sts: z.enum(['active', 'pending']).optional(),
});

/** Verifies session tokens here, without asking Clerk; answers whose it is, and undefined where nobody is signed in by it. */
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
      // a token made for another site of the same application is not for us
      return claims.azp === config.baseUrl ? claims.sub : undefined;
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  };
}

/** The cookies Clerk's script keeps the token in; one has the application's name in it, for several on one host. */
export async function sessionCookies({ publishableKey }: ClerkSettings): Promise<string[]> {
  return [`__session_${await getCookieSuffix(publishableKey)}`, '__session'];
}

/** The key a token says it is signed by: the one that was set, or of those Clerk names (kept for ten minutes). */
function keysOf({ jwtKey, apiUrl, secretKey }: ClerkSettings) {
  if (jwtKey) {
    const key = importSPKI(jwtKey, 'RS256');
    return () => key;
  }
  // an invented key makes it ask again at most twice a minute, so that no visitor can have Clerk asked by us
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
