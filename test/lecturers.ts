import { may, type Permitted } from '#domain/staff/permissions.ts';
import type { StaffMember, StaffState } from '#domain/staff/staff.ts';
import type { App } from '#server/app.ts';
import { databaseOf } from './database-of.ts';

let made = 0;

/** Stores a staff member who teaches, a lecturer called Ivan unless overridden. */
export async function storedLecturer(
  app: App,
  { state = 'active', ...over }: Partial<StaffMember> & { state?: StaffState } = {},
): Promise<Permitted<'teaching'>> {
  made += 1;
  const person = { id: `lecturer-${made}`, name: 'Ivan Lektor', email: `lektor.${made}@example.sk` };
  const member: StaffMember = { kind: 'staff', role: 'lecturer', ...person, ...over };
  const { kind, ...row } = member;
  await databaseOf(app)
    .insertInto('staffMember')
    .values({ ...row, state, createdAt: app.now().toString() })
    .execute();
  if (may(member, 'teaching')) return member;
  throw new Error(`${member.role} does not teach`);
}
