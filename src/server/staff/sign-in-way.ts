import type { IdentityProvider } from '#domain/staff/staff.ts';

/** Whom a provider vouches for; whether they are staff, our own list says. */
export interface Identity {
  provider: IdentityProvider;
  /** What the provider calls them; no two people of a provider have the same, ever. */
  subject: string;
  /** Read only while nobody on the list has the identity yet. */
  profile?(): Promise<Profile | undefined>;
}

/** What a provider says of somebody whose address it has verified. */
export interface Profile {
  email: string;
  /** Undefined where it has none. */
  name: string | undefined;
}

/** How staff sign in: one of three, chosen by the settings. Nothing but the sign-in's own pages knows which. */
export interface SignInWay {
  readonly provider: IdentityProvider;
  /** A part of the name of the cookie that carries a session. */
  readonly sessionCookie: string;
  /** Undefined for a visitor and for an ended session. Throws when it cannot be told. */
  identify(request: Request): Promise<Identity | undefined>;
}

/** True for the header Cookie of whoever may be signed in; false for certain visitors, whatever cookies they bring. */
export function bearsSession(signInWay: SignInWay, cookie: string | null | undefined): boolean {
  return cookie?.includes(signInWay.sessionCookie) ?? false;
}
