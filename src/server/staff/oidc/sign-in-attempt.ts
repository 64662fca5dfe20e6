import { symmetricDecodeJWT, symmetricEncodeJWT } from 'better-auth/crypto';
import * as oidc from 'openid-client';
import { z } from 'zod';
import type { App } from '#server/app.ts';

/** Who has not signed in by then begins anew. */
export const ATTEMPT_SECONDS_MAX = 600;

/** What the key of these is derived for, and nothing else. */
const PURPOSE = 'directory sign-in';

const attemptSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  /** The page that was asked for. */
  target: z.string(),
});

/** Somebody has been sent to the directory; what comes back must fit this. */
export type Attempt = z.infer<typeof attemptSchema>;

export function newAttempt(target: string): Attempt {
  return {
    state: oidc.randomState(),
    nonce: oidc.randomNonce(),
    codeVerifier: oidc.randomPKCECodeVerifier(),
    target,
  };
}

/** For the browser to keep, which can neither read nor change it. */
export async function sealed(app: App, attempt: Attempt): Promise<string> {
  const { secret } = await app.auth.$context;
  return symmetricEncodeJWT(attempt, secret, PURPOSE, ATTEMPT_SECONDS_MAX);
}

/** Undefined for what is none of ours or too old. */
export async function unsealed(app: App, text: string): Promise<Attempt | undefined> {
  const { secret } = await app.auth.$context;
  return attemptSchema.safeParse(await symmetricDecodeJWT(text, secret, PURPOSE)).data;
}
