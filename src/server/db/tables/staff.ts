import type { ColumnType } from 'kysely';
import type { IdentityProvider, StaffRole, StaffState } from '#domain/staff/staff.ts';

// Better Auth's tables, for sign-ins with our own sessions. Its times are `Date` on Postgres and text on SQLite, its
// booleans are booleans or 0 and 1: only the adapter reads those.

export interface StaffTable {
  id: string;
  name: string;
  email: string;
  twoFactorEnabled: boolean;
}

export interface StaffAccountTable {
  userId: string;
  providerId: string;
  /** The hash of the password; null while none is set. */
  password: string | null;
}

/** Better Auth creates sessions; this type is for counting and ending them. */
export interface StaffSessionTable {
  id: string;
  /** The user; also the subject if `subject` is null. */
  userId: string;
  token: string;
  provider: IdentityProvider;
  subject: string | null;
  createdAt: string;
  updatedAt: string;
  expiresAt: string;
}

/** Sign-ins that wait for their second step. */
export interface StaffVerificationTable {
  /** The user who signs in. */
  value: string;
  expiresAt: string;
}

/** The secret shared with an account's authenticator app, and its recovery codes, both encrypted. */
export interface StaffTwoFactorTable {
  userId: string;
}

/** The last time step whose code was used: no code works twice (RFC 6238, 5.2). */
export interface StaffUsedCodeTable {
  userId: string;
  step: number;
}

/** A request to reset a password, from one browser, which is not shown whether the account exists. */
export interface StaffPasswordResetTable {
  /** The hash of the token in the browser. */
  tokenHash: string;
  /** As it was typed; null once the account was looked up. */
  email: string | null;
  /** Null until the account was looked up, and if there is none. */
  userId: string | null;
  codeHash: string | null;
  tries: number;
  createdAt: string;
  expiresAt: string;
}

export interface StaffMemberTable {
  id: string;
  name: string;
  email: string;
  role: StaffRole;
  state: ColumnType<StaffState, StaffState | undefined>;
  createdAt: string;
}

/** When a member of staff was last active; stored apart from what admins edit. */
export interface StaffActivityTable {
  staffMemberId: string;
  lastSeenAt: string;
}

/** The account of a provider with which a member of staff signs in. */
export interface StaffIdentityTable {
  provider: IdentityProvider;
  /** The provider's id of the account. */
  subject: string;
  staffMemberId: string;
}

export interface StaffInvitationTable {
  tokenHash: string;
  /** Null for the link to the first account. */
  staffMemberId: ColumnType<string | null, string | null | undefined>;
  expiresAt: string;
  /** Since when the code is invalid: it was used, withdrawn, or replaced by a newer one. Null until then. */
  usedAt: ColumnType<string | null, string | null | undefined>;
}

/** The secret that signs sessions on several nodes, unless AUTH_SECRET is set. */
export interface SecretTable {
  /** Always 1: there is one secret. */
  id: number;
  secret: string;
}
