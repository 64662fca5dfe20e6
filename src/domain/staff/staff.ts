/** Somebody who may open the dashboard. No finer roles (specification section 6). */
export interface StaffMember {
  /** What tells staff from other actors. */
  kind: 'staff';
  id: string;
  name: string;
  email: string;
}

export const PASSWORD_LENGTH_MIN = 12;
/** Longer ones are refused before anything is computed from them. */
export const PASSWORD_LENGTH_MAX = 128;

/** Longer no address is (RFC 5321, 4.5.3.1.3). */
export const EMAIL_LENGTH_MAX = 254;

/** The address an account goes by: one account, however capitals and spaces around it are written. */
export function accountEmail(email: string): string {
  return email.trim().toLowerCase();
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
