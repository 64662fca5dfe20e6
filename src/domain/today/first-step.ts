import type { Area } from '#domain/staff/permissions.ts';

/** The steps to set up a new installation before visitors can sign up, and the area of each. */
export const FIRST_STEPS = { company: 'settings', people: 'settings', course: 'office' } as const satisfies Record<
  string,
  Area
>;

export type FirstStep = keyof typeof FIRST_STEPS;
