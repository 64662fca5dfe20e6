import type { Area } from '#domain/staff/permissions.ts';

/** What a new installation is set up with before anybody can sign up, and whose role reaches it. */
export const FIRST_STEPS = { company: 'settings', people: 'settings', course: 'office' } as const satisfies Record<
  string,
  Area
>;

export type FirstStep = keyof typeof FIRST_STEPS;
