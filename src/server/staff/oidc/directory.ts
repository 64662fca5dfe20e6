import * as oidc from 'openid-client';
import { providedName } from '#domain/staff/staff-fields.ts';
import type { DirectorySettings } from './directory-settings.ts';
import type { Attempt } from './sign-in-attempt.ts';

/** A user waits for the answer. */
const SECONDS_MAX = 5;

/** A user as the directory identifies them. */
export interface Identity {
  /** The issuer and its id of the user, which is unique only within the issuer. */
  subject: string;
  email: string | undefined;
  isEmailVerified: boolean;
  /** Undefined where it has none. */
  name: string | undefined;
  /** Required by the directory's own sign-out. */
  idToken: string;
}

/** The directory does not answer, or its answer is invalid. */
export class DirectoryAway extends Error {}

/**
 * The company's directory, by OpenID Connect: authorization code flow with PKCE (RFC 9700, 2.1.1). Its metadata is
 * fetched when first needed and then cached, a failure is not; the library renews its keys.
 */
export class Directory {
  readonly settings: DirectorySettings;
  #discovery: Promise<oidc.Configuration> | undefined;
  #metadata: oidc.ServerMetadata | undefined;

  constructor(settings: DirectorySettings) {
    this.settings = settings;
  }

  /** The origins of the directory's sign-in and sign-out pages, as far as they are known yet. */
  get origins(): string[] {
    const { authorization_endpoint: signInUrl, end_session_endpoint: signOutUrl } = this.#metadata ?? {};
    const addresses = [this.settings.issuer, signInUrl, signOutUrl].filter((address) => address !== undefined);
    return [...new Set(addresses.map((address) => new URL(address).origin))];
  }

  /** Throws `DirectoryAway` until it has answered once. */
  async ensureReachable(): Promise<void> {
    await this.#configuration();
  }

  /** The address where a user signs in and is then sent back to `returnAddress`. */
  async signInUrl(attempt: Attempt, returnAddress: URL, { asOther }: { asOther: boolean }): Promise<URL> {
    const configuration = await this.#configuration();
    return oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: returnAddress.href,
      scope: 'openid email profile',
      state: attempt.state,
      nonce: attempt.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(attempt.codeVerifier),
      code_challenge_method: 'S256',
      ...(asOther && { prompt: otherAccountPrompt(configuration.serverMetadata()) }),
    });
  }

  /** Exchanges the response received at this address for the user's identity. */
  async identity(returnedTo: URL, { state, nonce, codeVerifier }: Attempt): Promise<Identity> {
    const configuration = await this.#configuration();
    const tokens = await oidc.authorizationCodeGrant(configuration, returnedTo, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
    });
    const claims = tokens.claims();
    if (!claims || !tokens.id_token) throw new Error('The library has taken an answer without an ID token');
    // an issuer may return some claims only at its userinfo endpoint (OpenID Connect Core, 5.4)
    const about =
      (claims.email === undefined || nameOf(claims) === undefined) && configuration.serverMetadata().userinfo_endpoint
        ? { ...claims, ...(await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub)) }
        : claims;
    return {
      subject: `${claims.iss} ${claims.sub}`,
      idToken: tokens.id_token,
      name: nameOf(about),
      ...this.#email(about),
    };
  }

  /** The address where a user signs out of the directory too; undefined where it has none. */
  async signOutUrl(idToken: string, returnAddress: URL): Promise<URL | undefined> {
    const configuration = await this.#configuration();
    if (!configuration.serverMetadata().end_session_endpoint) return undefined;
    return oidc.buildEndSessionUrl(configuration, {
      id_token_hint: idToken,
      post_logout_redirect_uri: returnAddress.href,
    });
  }

  #email({ email, email_verified: isVerified = this.settings.trustsEmail }: Record<string, unknown>) {
    return { email: typeof email === 'string' ? email : undefined, isEmailVerified: isVerified === true };
  }

  async #configuration(): Promise<oidc.Configuration> {
    this.#discovery ??= this.#discover();
    try {
      return await this.#discovery;
    } catch (cause) {
      this.#discovery = undefined;
      throw new DirectoryAway('The directory does not say where to sign in', { cause });
    }
  }

  async #discover(): Promise<oidc.Configuration> {
    const { issuer, clientId, clientSecret } = this.settings;
    const configuration = await oidc.discovery(
      new URL(issuer),
      clientId,
      undefined,
      // the method that every issuer has to support (RFC 6749, 2.3.1)
      oidc.ClientSecretBasic(clientSecret),
      {
        timeout: SECONDS_MAX,
        execute: [
          // by default the library relies on TLS alone and checks no signature
          oidc.enableNonRepudiationChecks,
          ...(issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : []),
        ],
      },
    );
    this.#metadata = configuration.serverMetadata();
    return configuration;
  }
}

/** Requests a choice of account, or a new sign-in where the issuer says it does not support that. */
function otherAccountPrompt({ prompt_values_supported: prompts }: oidc.ServerMetadata): string {
  return Array.isArray(prompts) && !prompts.includes('select_account') ? 'login' : 'select_account';
}

function nameOf({ given_name: given, family_name: family, name: whole, email }: Record<string, unknown>) {
  return providedName(String(email ?? ''), { given, family, whole });
}
