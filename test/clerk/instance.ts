import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { NOON } from '../app.ts';

// The tests' own Clerk application: its keys are generated here, and its hosts are on this machine.

export const FRONTEND_HOST = 'clerk.bozp.test';
/** Clerk has a picture of every user, made of their initials if they have no other. */
export const PICTURES_HOST = 'img.clerk.com';

const publishableKey = `pk_live_${btoa(`${FRONTEND_HOST}$`)}`;

/** The settings of a site whose staff sign in there; `apiUrl` is the tests' backend API. */
export function clerkEnvironment({ apiUrl, baseUrl }: { apiUrl: string; baseUrl: string }): Record<string, string> {
  return {
    CLERK_PUBLISHABLE_KEY: publishableKey,
    CLERK_SECRET_KEY: 'sk_live_tajnykluczskusky',
    CLERK_API_URL: apiUrl,
    BASE_URL: baseUrl,
  };
}

/** A key pair that signs session tokens, and its id in the key set. */
export async function signingKey(kid = 'ins_skuska') {
  const pair = await generateKeyPair('RS256', { extractable: true });
  return { ...pair, kid, jwk: { ...(await exportJWK(pair.publicKey)), kid, alg: 'RS256', use: 'sig' } };
}

export type SigningKey = Awaited<ReturnType<typeof signingKey>>;

/** The claims of a Clerk session token: valid for a minute from `at`, for Jana at the site, unless overridden. */
export function claims(azp: string, at: Temporal.Instant = NOON, over: JWTPayload = {}): JWTPayload {
  const seconds = Math.floor(at.epochMilliseconds / 1_000);
  return {
    iss: `https://${FRONTEND_HOST}`,
    sub: 'user_jana',
    sid: 'sess_jana',
    azp,
    iat: seconds,
    nbf: seconds - 10,
    exp: seconds + 60,
    sts: 'active',
    v: 2,
    ...over,
  };
}

/** Signs the token. */
export function signed(
  payload: JWTPayload,
  { kid, privateKey }: Pick<SigningKey, 'kid' | 'privateKey'>,
): Promise<string> {
  return new SignJWT(payload)
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid, cat: 'cl_B7d4PD111AAA' })
    .sign(privateKey);
}
