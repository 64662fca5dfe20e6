import type { ColumnType } from 'kysely';
import type { IdentityProvider, StaffRole, StaffState } from '#domain/staff/staff.ts';

/** Better Auth's user table, for those who sign in by a session of ours; its accounts are its own business. */
export interface StaffTable {
  id: string;
  name: string;
  email: string;
}

/** Better Auth's sessions, to be counted and ended; it makes them. */
export interface StaffSessionTable {
  id: string;
  /** The user's, who is the subject where the session names none. */
  userId: string;
  provider: IdentityProvider;
  subject: string | null;
  /** Compared and never read: each engine answers another type. */
  createdAt: string;
  updatedAt: string;
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
}

/** What sessions are signed with on several nodes, unless AUTH_SECRET says. */
export interface SecretTable {
  /** Always 1: there is one secret. */
  id: number;
  secret: string;
}
