import type { ColumnType } from 'kysely';
import type { IdentityProvider, StaffRole, StaffState } from '#domain/staff/staff.ts';

// Better Auth's tables, for those who sign in by a session of ours. Its times are `Date` on Postgres and text on SQLite, its
// truths booleans or 0 and 1: only the adapter reads those.

export interface StaffTable {
  id: string;
  name: string;
  email: string;
  twoFactorEnabled: boolean;
}

export interface StaffAccountTable {
  userId: string;
  providerId: string;
  /** Its hash; null while nobody knows one. */
  password: string | null;
}

/** To be counted and ended; Better Auth makes them. */
export interface StaffSessionTable {
  id: string;
  /** The user's, who is the subject where the session names none. */
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
  /** Whose sign-in. */
  value: string;
  expiresAt: string;
}

/** What an account and its authenticator app share, and its recovery codes, both encrypted. */
export interface StaffTwoFactorTable {
  userId: string;
}

/** The last step of time whose code somebody has used: no code works twice (RFC 6238, 5.2). */
export interface StaffUsedCodeTable {
  userId: string;
  step: number;
}

/** Somebody has forgotten a password, in one browser; whether there is such an account, only the server knows. */
export interface StaffPasswordResetTable {
  /** Of what the browser keeps. */
  tokenHash: string;
  /** As it was typed; null once the account was looked for. */
  email: string | null;
  /** Null while it was not looked for, and where there is none. */
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

/** When somebody was last at work; kept apart from what is decided about them. */
export interface StaffActivityTable {
  staffMemberId: string;
  lastSeenAt: string;
}

/** How a member of staff signs in: who they are to whom. */
export interface StaffIdentityTable {
  provider: IdentityProvider;
  /** Whom the provider calls so. */
  subject: string;
  staffMemberId: string;
}

export interface StaffInvitationTable {
  tokenHash: string;
  /** Null for the link to the first account. */
  staffMemberId: ColumnType<string | null, string | null | undefined>;
  expiresAt: string;
  /** Since when the code opens nothing: it was used, withdrawn, or a newer one took its place. Null until then. */
  usedAt: ColumnType<string | null, string | null | undefined>;
}

/** What sessions are signed with on several nodes, unless AUTH_SECRET says. */
export interface SecretTable {
  /** Always 1: there is one secret. */
  id: number;
  secret: string;
}
