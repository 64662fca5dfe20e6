import { createPublicKey } from 'node:crypto';
import { isPublishableKey, parsePublishableKey } from '@clerk/shared/keys';
import { z } from '#domain/schema.ts';

/** Settings of sign-in hosted by Clerk, for our server and the browser's widget. */
export interface ClerkSettings {
  provider: 'clerk';
  /** Identifies our application at Clerk; browsers receive it. */
  publishableKey: string;
  secretKey: string;
  /** The key that verifies session tokens, as PEM; without it Clerk's keys are fetched now and then. */
  jwtKey: string | undefined;
  /** The address of Clerk for our server. */
  apiUrl: string;
  /** The host of Clerk for browsers, used by our application alone. */
  frontendHost: string;
}

const SECRET_KEY = /^sk_(test|live)_[A-Za-z0-9]{10,}$/;

/** The variables as Clerk's own documentation names them. */
export const clerkVariables = {
  CLERK_PUBLISHABLE_KEY: z
    .string()
    .refine(
      (key) => frontendHostOf(key) !== undefined,
      'CLERK_PUBLISHABLE_KEY is a key such as pk_live_…, copied whole from the Clerk dashboard',
    )
    .optional(),
  CLERK_SECRET_KEY: z
    .string()
    .regex(SECRET_KEY, 'CLERK_SECRET_KEY is a key such as sk_live_…, copied whole from the Clerk dashboard')
    .optional(),
  CLERK_JWT_KEY: z
    .string()
    // in a file of settings it is on one line
    .transform((key) => key.replaceAll('\\n', '\n'))
    .refine(isRsaKey, 'CLERK_JWT_KEY is an RSA public key in PEM, which begins with -----BEGIN PUBLIC KEY-----')
    .optional(),
  CLERK_API_URL: z
    .url({ protocol: /^https?$/, error: 'CLERK_API_URL is an address such as https://api.clerk.com' })
    .default('https://api.clerk.com'),
};

type ClerkVariables = z.infer<z.ZodObject<typeof clerkVariables>> & {
  BASE_URL?: string | undefined;
  OIDC_ISSUER?: string | undefined;
};

/** What is wrong with the variables taken together. */
export function clerkFault(e: ClerkVariables): string | undefined {
  if (!e.CLERK_PUBLISHABLE_KEY && !e.CLERK_SECRET_KEY) {
    return e.CLERK_JWT_KEY && 'CLERK_JWT_KEY is of use with CLERK_PUBLISHABLE_KEY and CLERK_SECRET_KEY only';
  }
  if (!e.CLERK_PUBLISHABLE_KEY)
    return 'CLERK_PUBLISHABLE_KEY is missing: CLERK_SECRET_KEY is set, set both or neither';
  if (!e.CLERK_SECRET_KEY) return 'CLERK_SECRET_KEY is missing: CLERK_PUBLISHABLE_KEY is set, set both or neither';
  if (kindOf(e.CLERK_PUBLISHABLE_KEY) !== kindOf(e.CLERK_SECRET_KEY)) {
    return 'CLERK_PUBLISHABLE_KEY and CLERK_SECRET_KEY belong to different instances: one is a test key, the other live';
  }
  if (!e.BASE_URL)
    return 'BASE_URL is missing: CLERK_PUBLISHABLE_KEY is set, and Clerk signs in for one address only';
  if (e.OIDC_ISSUER)
    return 'CLERK_PUBLISHABLE_KEY and OIDC_ISSUER are both set: staff sign in by one way, choose one';
  return undefined;
}

/** The settings, once nothing is wrong with the variables; undefined when Clerk is not to be used. */
export function clerkSettings(e: ClerkVariables): ClerkSettings | undefined {
  if (!e.CLERK_PUBLISHABLE_KEY || !e.CLERK_SECRET_KEY) return undefined;
  return {
    provider: 'clerk',
    publishableKey: e.CLERK_PUBLISHABLE_KEY,
    secretKey: e.CLERK_SECRET_KEY,
    jwtKey: e.CLERK_JWT_KEY,
    apiUrl: new URL(e.CLERK_API_URL).origin,
    frontendHost: frontendHostOf(e.CLERK_PUBLISHABLE_KEY) ?? '',
  };
}

/** The host a publishable key names; undefined where it names none. */
function frontendHostOf(key: string): string | undefined {
  const host = isPublishableKey(key) ? parsePublishableKey(key)?.frontendApi : undefined;
  return host && URL.parse(`https://${host}`)?.host === host ? host : undefined;
}

function kindOf(key: string): string | undefined {
  return key.split('_')[1];
}

function isRsaKey(pem: string): boolean {
  try {
    return createPublicKey(pem).asymmetricKeyType === 'rsa' && pem.includes('BEGIN PUBLIC KEY');
  } catch {
    return false;
  }
}
