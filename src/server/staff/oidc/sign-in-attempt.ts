import { symmetricDecodeJWT, symmetricEncodeJWT } from 'better-auth/crypto';
import * as oidc from 'openid-client';
import { z } from '#domain/schema.ts';
import type { App } from '#server/app.ts';

/** A sign-in that takes longer has to start again. */
export const ATTEMPT_SECONDS_MAX = 600;

/** The only purpose that the encryption key is derived for. */
const PURPOSE = 'directory sign-in';

const attemptSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  /** The page that was requested. */
  target: z.string(),
});

/** A sign-in sent to the directory; the response must match it. */
export type Attempt = z.infer<typeof attemptSchema>;

export function newAttempt(target: string): Attempt {
  return {
    state: oidc.randomState(),
    nonce: oidc.randomNonce(),
    codeVerifier: oidc.randomPKCECodeVerifier(),
    target,
  };
}

/** The attempt encrypted for the browser, which can neither read nor change it. */
export async function sealed(app: App, attempt: Attempt): Promise<string> {
  const { secret } = await app.auth.$context;
  return symmetricEncodeJWT(attempt, secret, PURPOSE, ATTEMPT_SECONDS_MAX);
}

/** Undefined for text that is not ours or is too old. */
export async function unsealed(app: App, text: string): Promise<Attempt | undefined> {
  const { secret } = await app.auth.$context;
  return attemptSchema.safeParse(await symmetricDecodeJWT(text, secret, PURPOSE)).data;
}
