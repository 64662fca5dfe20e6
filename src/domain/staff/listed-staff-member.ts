import type { EmailStatus } from '#domain/emails/email.ts';
import type { StaffMember, StaffState } from './staff.ts';

/** Somebody on the staff list as the Správca sees them. Instants are ISO in UTC. */
export interface ListedStaffMember extends Omit<StaffMember, 'kind'> {
  state: StaffState;
  /** Null for somebody who has never been here. */
  lastSeenAt: string | null;
  /** Seen so lately that they are still at work. */
  isAtWork: boolean;
  /** How many sessions of ours are live. */
  sessions: number;
  /** Null where the provider asks for it, or where there is no account yet. */
  hasSecondFactor: boolean | null;
  /** Invited by a link that opens the door no more. */
  isInvitationRunOut: boolean;
  /** What became of the last invitation by email; null where none was written. */
  invitationEmail: EmailStatus | null;
}
