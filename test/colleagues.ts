import type { StaffMember } from '#domain/staff/staff.ts';
import type { App } from '#server/app.ts';
import { databaseOf } from './database-of.ts';

/** Adds a staff member to the list, who acts in a test or is assigned something. */
export async function storedColleague(app: App, member: StaffMember): Promise<void> {
  const { id, name, email, role } = member;
  await databaseOf(app)
    .insertInto('staffMember')
    .values({ id, name, email, role, state: 'active', createdAt: app.now().toString() })
    .execute();
}
