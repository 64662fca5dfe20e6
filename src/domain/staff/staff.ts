/** What a member of staff is there for. The specification knows no finer roles than staff (section 6). */
export const STAFF_ROLES = {
  admin: 'Správca',
  coordinator: 'Koordinátor',
  lecturer: 'Lektor',
  editor: 'Redaktor',
} as const;

export type StaffRole = keyof typeof STAFF_ROLES;

/** Who vouches for somebody: our own accounts, Clerk, or the company's directory by OpenID Connect. */
export type IdentityProvider = 'local' | 'clerk' | 'oidc';

/** Whether somebody may come in: invited and not yet here, one of the staff, or not any more. */
export type StaffState = 'invited' | 'active' | 'removed';

export const STAFF_STATE_LABELS = {
  active: 'Aktívny',
  invited: 'Pozvaný',
  removed: 'Bez prístupu',
} as const satisfies Record<StaffState, string>;

/** Somebody who may open the dashboard, however they sign in. */
export interface StaffMember {
  /** What tells staff from other actors. */
  kind: 'staff';
  id: string;
  name: string;
  email: string;
  role: StaffRole;
}

/** How long an invitation opens the door, and how long its email is news (`UNTRIED_DAYS_MAX`). */
export const INVITATION_HOURS = 72;

export const PASSWORD_LENGTH_MIN = 12;
/** Longer ones are refused before anything is computed from them. */
export const PASSWORD_LENGTH_MAX = 128;

/** How long a code by email is good for: ten minutes at most (OWASP ASVS 5.0, 6.5.5). */
export const RESET_MINUTES = 10;

/** Longer no address is (RFC 5321, 4.5.3.1.3). */
export const EMAIL_LENGTH_MAX = 254;

/** The address an account goes by: one account, however capitals and spaces around it are written. */
export function accountEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** What somebody is called until their name is known: after their address. */
export function nameAfter(email: string): string {
  return accountEmail(email).split('@')[0] ?? '';
}

/** Whether somebody has a name of their own, by which clients may know them. */
export function hasName({ name, email }: Pick<StaffMember, 'name' | 'email'>): boolean {
  return name !== '' && name !== nameAfter(email);
}

/** „Jana Kováčová“ → „JK“. */
export function initials(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .map((word) => word.charAt(0).toUpperCase())
    .slice(0, 2)
    .join('');
}
