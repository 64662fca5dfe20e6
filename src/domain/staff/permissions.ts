import type { StaffMember, StaffRole } from './staff.ts';

/** What the roles may work on, in the groups the desk shows (decision 0024). */
const ROLES_OF = {
  /** Courses, sign-ups, contact requests and their emails. */
  office: ['admin', 'coordinator'],
  /** Articles and the podcast. */
  content: ['admin', 'coordinator', 'editor'],
  /** The company's record, the people and their roles, privacy. */
  settings: ['admin'],
  /** The participants of a course and their attendance; for a lecturer only on their own courses. */
  teaching: ['admin', 'coordinator', 'lecturer'],
} as const satisfies Record<string, readonly StaffRole[]>;

export type Area = keyof typeof ROLES_OF;

declare const permitted: unique symbol;

/** A member whose role was checked; only `may` creates this type, so that the check cannot be forgotten. */
export interface Permitted<In extends Area> extends StaffMember {
  readonly [permitted]: { [Each in In]: true };
}

export function rolesIn(area: Area): readonly StaffRole[] {
  return ROLES_OF[area];
}

export function may<In extends Area>(member: StaffMember, area: In): member is Permitted<In> {
  return reachOf(member.role, area) !== 'none';
}

/** The access of a role to an area: a lecturer has access to their own courses only. */
export function reachOf(role: StaffRole, area: Area): 'all' | 'own' | 'none' {
  if (!rolesIn(area).includes(role)) return 'none';
  return role === 'lecturer' ? 'own' : 'all';
}
