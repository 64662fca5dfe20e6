import type { IdentityProvider, StaffRole } from '#domain/staff/staff.ts';

/** Better Auth's user table; its sessions and accounts are its own business. */
export interface StaffTable {
  id: string;
  name: string;
  email: string;
}

export interface StaffMemberTable {
  id: string;
  name: string;
  email: string;
  role: StaffRole;
  createdAt: string;
}

/** How a member of staff signs in: who they are to whom. */
export interface StaffIdentityTable {
  /** „local“ for the accounts of our own database. */
  provider: IdentityProvider;
  /** Whom the provider calls so. */
  subject: string;
  staffMemberId: string;
}

export interface StaffInvitationTable {
  tokenHash: string;
  expiresAt: string;
}

/** What sessions are signed with on several nodes, unless AUTH_SECRET says. */
export interface SecretTable {
  /** Always 1: there is one secret. */
  id: number;
  secret: string;
}
