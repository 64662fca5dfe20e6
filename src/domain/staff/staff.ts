import type { EmailStatus } from '#domain/emails/email.ts';

/** The roles of staff. The specification has no finer roles than staff (section 6). */
export const STAFF_ROLES = {
  admin: 'Správca',
  coordinator: 'Koordinátor',
  lecturer: 'Lektor',
  editor: 'Redaktor',
} as const;

export type StaffRole = keyof typeof STAFF_ROLES;

/** What authenticates a user: our own accounts, Clerk, or the company's directory by OpenID Connect. */
export type IdentityProvider = 'local' | 'clerk' | 'oidc';

/** Whether a person has access: invited but not joined yet, one of the staff, or not any more. */
export type StaffState = 'invited' | 'active' | 'deactivated';

export const STAFF_STATE_LABELS = {
  active: 'Aktívny',
  invited: 'Pozvaný',
  deactivated: 'Bez prístupu',
} as const satisfies Record<StaffState, string>;

/** Somebody who may open the dashboard, however they sign in. */
export interface StaffMember {
  /** Distinguishes staff from other actors. */
  kind: 'staff';
  id: string;
  name: string;
  email: string;
  role: StaffRole;
}

/** How long an invitation is valid; after that its email is outdated, too (`UNTRIED_DAYS_MAX`). */
export const INVITATION_HOURS = 72;

export const PASSWORD_LENGTH_MIN = 12;
/** Longer ones are refused before anything is computed from them. */
export const PASSWORD_LENGTH_MAX = 128;

/** How long an emailed code is valid: ten minutes at most (OWASP ASVS 5.0, 6.5.5). */
export const RESET_MINUTES = 10;

/** Codes sent to one account in an hour, no matter who requests them. */
export const RESET_CODES_AN_HOUR = 3;

/** The maximum length of an address (RFC 5321, 4.5.3.1.3). */
export const EMAIL_LENGTH_MAX = 254;

/** The normalised address of an account: capitals and spaces around it make no difference. */
export function accountEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** A person's name until the real one is entered: the first part of the address. */
export function nameAfter(email: string): string {
  return accountEmail(email).split('@')[0] ?? '';
}

/** Whether the name is a real one, not the placeholder made from the address. */
export function hasName({ name, email }: Pick<StaffMember, 'name' | 'email'>): boolean {
  return name !== '' && name !== nameAfter(email);
}

/** An academic title, such as „Ing.“ or „PhD.“, but no initial. */
const TITLE = /^\p{L}{2,}\./u;

/** „Ing. Jana Kováčová“ → „JK“. */
export function initials(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .filter((word) => !TITLE.test(word))
    .map((word) => word.charAt(0).toUpperCase())
    .slice(0, 2)
    .join('');
}

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
