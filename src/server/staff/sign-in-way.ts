import type { IdentityProvider, StaffMember } from '#domain/staff/staff.ts';
import type { OpenChange } from '#server/change.ts';
import type { Reading } from '#server/clock.ts';
import type { Config } from '#server/config.ts';

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

/** What it takes to identify the sender of a request, and to note that they are active. */
export interface Identifying extends Reading {
  config: Config;
  authSecret: string;
  change: OpenChange;
}

/** How staff sign in: one of three ways, chosen by the settings. Only the sign-in pages depend on which one. */
export interface SignInWay {
  readonly provider: IdentityProvider;
  /** A part of the name of the session cookie. */
  readonly sessionCookie: string;
  /**
   * The member of staff whose session of ours the request has, or the person as a provider identifies them; undefined
   * for a visitor and for an ended session. Throws when it cannot be determined.
   */
  identify(app: Identifying, request: Request): Promise<StaffMember | Identity | undefined>;
}

/** True for a Cookie header that may contain a session; false only for visitors, whatever cookies they send. */
export function mayHaveSession(signInWay: SignInWay, cookie: string | null | undefined): boolean {
  return cookie?.includes(signInWay.sessionCookie) ?? false;
}

/** The identity provider gave no valid answer, so a request cannot be authenticated. */
export class ProviderUnreachable extends Error {}
