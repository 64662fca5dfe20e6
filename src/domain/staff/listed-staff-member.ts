import type { EmailStatus } from '#domain/emails/email.ts';
import type { StaffMember, StaffState } from './staff.ts';

/** Somebody on the staff list as the Správca sees them. Instants are ISO in UTC. */
export interface ListedStaffMember extends Omit<StaffMember, 'kind'> {
  state: StaffState;
  /** Null for somebody who has never signed in. */
  lastSeenAt: string | null;
  /** Active so recently that they are still at work. */
  isAtWork: boolean;
  /** The number of active sessions of ours. */
  sessions: number;
  /** Null where the provider checks it, or where there is no account yet. */
  hasSecondFactor: boolean | null;
  /** Invited by a link that has expired. */
  isInvitationRunOut: boolean;
  /** The status of the last invitation by email; null where there was none. */
  invitationEmail: EmailStatus | null;
}
