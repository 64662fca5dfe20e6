/** Somebody who may open the dashboard. No finer roles (specification section 6). */
export interface StaffMember {
  id: string;
  name: string;
  email: string;
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
