import { type Area, may } from '#domain/staff/permissions.ts';
import type { StaffMember } from '#domain/staff/staff.ts';
import { findCompany } from '#server/company/company.ts';
import type { Db } from '#server/db/database.ts';
import { hasRows } from '#server/list-page.ts';

/** What this member of staff still has to set up; nothing once there is a sign-up or a contact request. */
export async function listFirstSteps(db: Db, staff: StaffMember): Promise<FirstStep[]> {
  if ((await hasRows(db.selectFrom('signUp'))) || (await hasRows(db.selectFrom('contactRequest')))) return [];
  const colleagues = db.selectFrom('staffMember').where('id', '!=', staff.id).where('state', '!=', 'deactivated');
  const isDone: Record<FirstStep, boolean> = {
    company: (await findCompany(db)).legalName !== '',
    people: await hasRows(colleagues),
    course: await hasRows(db.selectFrom('course')),
  };
  const steps = Object.keys(FIRST_STEPS) as FirstStep[];
  return steps.filter((step) => !isDone[step] && may(staff, FIRST_STEPS[step]));
}

/** The steps to set up a new installation before visitors can sign up, and the area of each. */
const FIRST_STEPS = { company: 'settings', people: 'settings', course: 'office' } as const satisfies Record<
  string,
  Area
>;

export type FirstStep = keyof typeof FIRST_STEPS;
