import type { Generated } from 'kysely';
import type { IdentityProvider, StaffMember, StaffState } from '#domain/staff/staff.ts';

export interface StaffTables {
  /** How members of staff sign in with a password; gone with their access. */
  staffPassword: {
    staffMemberId: string;
    /** Of the password; null while none is set. */
    hash: string | null;
  };

  /** The secret shared with an authenticator app, and the recovery codes, both encrypted. */
  staffSecondFactor: {
    staffMemberId: string;
    secret: string;
    /** Null until a code of the app has confirmed that it has the secret. */
    recoveryCodes: string | null;
  };

  /** The use of a second factor's codes, beside what its owner sets. */
  staffCodeUse: {
    staffMemberId: string;
    /** The last time step whose code was used: no code works twice (RFC 6238, 5.2). */
    usedStep: Generated<number | null>;
    /** In a row. */
    wrongCodes: Generated<number>;
    lockedUntil: Generated<string | null>;
  };

  /** A sign-in whose password was right, and which waits for the code. */
  staffSecondStep: {
    /** The hash of the token in the browser. */
    tokenHash: string;
    staffMemberId: string;
    /** Wrong codes. */
    tries: Generated<number>;
    expiresAt: string;
  };

  staffSession: {
    /** The hash of the token in the browser, under AUTH_SECRET. */
    id: string;
    staffMemberId: string;
    provider: IdentityProvider;
    userAgent: string;
    /** Required by the directory's own sign-out. */
    idToken: string | null;
    createdAt: string;
    /** Updated every quarter of an hour. */
    lastSeenAt: string;
  };

  /** A request to reset a password, from one browser, which is not shown whether the account exists. */
  staffPasswordReset: {
    /** The hash of the token in the browser. */
    tokenHash: string;
    /** As it was typed; null once the account was looked up. */
    email: string | null;
    /** Null until the account was looked up, and if there is none. */
    staffMemberId: string | null;
    codeHash: string | null;
    tries: number;
    createdAt: string;
    expiresAt: string;
  };

  staffMember: Omit<StaffMember, 'kind'> & {
    state: Generated<StaffState>;
    createdAt: string;
  };

  /** When a member of staff was last active; stored apart from what admins edit. */
  staffActivity: {
    staffMemberId: string;
    lastSeenAt: string;
  };

  /** The account of a provider, not ours, with which a member of staff signs in. */
  staffIdentity: {
    provider: IdentityProvider;
    /** The provider's id of the account. */
    subject: string;
    staffMemberId: string;
  };

  staffInvitation: {
    tokenHash: string;
    /** Null for the link to the first account. */
    staffMemberId: Generated<string | null>;
    expiresAt: string;
    /** Since when the code is invalid: it was used, withdrawn, or replaced by a newer one. Null until then. */
    usedAt: Generated<string | null>;
  };

  /** The secret of several nodes, unless AUTH_SECRET is set. */
  secret: {
    /** Always 1: there is one secret. */
    id: number;
    secret: string;
  };
}
