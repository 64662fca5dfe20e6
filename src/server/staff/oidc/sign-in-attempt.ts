import { hkdfSync } from 'node:crypto';
import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import * as oidc from 'openid-client';
import { z } from '#domain/schema.ts';
import type { App } from '#server/app.ts';

/** A sign-in that takes longer has to start again. */
export const ATTEMPT_SECONDS_MAX = 600;

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
export function sealed(app: App, attempt: Attempt): Promise<string> {
  const now = Math.floor(app.now().epochMilliseconds / 1_000);
  return new EncryptJWT(attempt)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setExpirationTime(now + ATTEMPT_SECONDS_MAX)
    .encrypt(keyOf(app));
}

/** Undefined for text that is not ours or is too old. */
export async function unsealed(app: App, text: string): Promise<Attempt | undefined> {
  const options = { keyManagementAlgorithms: ['dir'], currentDate: new Date(app.now().epochMilliseconds) };
  try {
    return attemptSchema.parse((await jwtDecrypt(text, keyOf(app), options)).payload);
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

/** For this purpose only (RFC 5869). */
function keyOf({ authSecret }: App): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', authSecret, '', 'directory sign-in', 32));
}
