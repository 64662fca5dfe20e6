import type { IdentityProvider } from '#domain/staff/staff.ts';

/** A person as a provider identifies them; our own list decides whether they are staff. */
export interface Identity {
  provider: IdentityProvider;
  /** The provider's id of the person, never used for another one. */
  subject: string;
  /** Read only while no member of staff has the identity yet. */
  profile?(): Promise<Profile | undefined>;
}

/** What a provider reports of a person whose address it has verified. */
export interface Profile {
  email: string;
  /** Undefined where it has none. */
  name: string | undefined;
}

/** How staff sign in: one of three ways, chosen by the settings. Only the sign-in pages depend on which one. */
export interface SignInWay {
  readonly provider: IdentityProvider;
  /** A part of the name of the session cookie. */
  readonly sessionCookie: string;
  /** Undefined for a visitor and for an ended session. Throws when it cannot be determined. */
  identify(request: Request): Promise<Identity | undefined>;
}

/** True for a Cookie header that may contain a session; false only for visitors, whatever cookies they send. */
export function mayHaveSession(signInWay: SignInWay, cookie: string | null | undefined): boolean {
  return cookie?.includes(signInWay.sessionCookie) ?? false;
}
