import type { StaffMember, StaffRole } from './staff.ts';

/** What the roles may work on, in the groups the desk shows (decision 0024). */
const ROLES_OF = {
  /** Courses, sign-ups, contact requests and their emails. */
  office: ['admin', 'coordinator'],
  /** Articles and the podcast. */
  content: ['admin', 'coordinator', 'editor'],
  /** The company's record, the people and their roles, privacy. */
  settings: ['admin'],
  /** Who takes part in a course, and who was present; a lecturer sees the own courses only. */
  teaching: ['admin', 'coordinator', 'lecturer'],
} as const satisfies Record<string, readonly StaffRole[]>;

export type Area = keyof typeof ROLES_OF;

declare const permitted: unique symbol;

/** Somebody whose role has been found to be enough; only `may` makes one, so that nobody forgets to ask. */
export interface Permitted<In extends Area> extends StaffMember {
  readonly [permitted]: { [Each in In]: true };
}

/** The roles that reach an area. */
export function rolesIn(area: Area): readonly StaffRole[] {
  return ROLES_OF[area];
}

export function may<In extends Area>(member: StaffMember, area: In): member is Permitted<In> {
  return reachOf(member.role, area) !== 'none';
}

/** How far a role reaches in an area: of the courses a lecturer has the own ones. */
export function reachOf(role: StaffRole, area: Area): 'all' | 'own' | 'none' {
  if (!rolesIn(area).includes(role)) return 'none';
  return role === 'lecturer' ? 'own' : 'all';
}
