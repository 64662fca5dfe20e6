import type { IdentityProvider } from '#domain/staff/staff.ts';

/** Whom a provider vouches for; whether they are staff, our own list says. */
export interface Identity {
  provider: IdentityProvider;
  /** What the provider calls them; no two people of a provider have the same, ever. */
  subject: string;
  /** The address the provider has verified. Asked for only while nobody on the list has the identity yet. */
  verifiedEmail?(): Promise<string | undefined>;
}

/** How staff sign in: one of three, chosen by the settings. Nothing but the sign-in's own pages knows which. */
export interface SignInWay {
  readonly provider: IdentityProvider;
  /** Undefined for a visitor and for an ended session. Throws when it cannot be told. */
  identify(request: Request): Promise<Identity | undefined>;
}
