import { START } from '#domain/actor.ts';
import { STAFF_ROLES, type StaffRole } from '#domain/staff/staff.ts';
import { addStaffMember } from '#server/staff/local/accounts.ts';
import { databaseOf } from '../../database-of.ts';
import { type Client, STAFF, signedIn } from '../client.ts';
import { ROLES } from './access-table.ts';

/** The request headers of each kind of user. */
export interface People {
  members: Record<StaffRole, Record<string, string>>;
  /** The cookie of a session that has been signed out. */
  signedOut: Record<string, string>;
}

/** Signs in one staff member of each role, and signs one out. */
export async function peopleOf(client: Client): Promise<People> {
  const members = {} as People['members'];
  for (const role of ROLES) members[role] = await memberWith(client, role);
  const signedOut = await signedIn(client.request);
  await client.request('/signOut', { method: 'POST', headers: signedOut });
  return { members, signedOut };
}

async function memberWith(client: Client, role: StaffRole): Promise<{ cookie: string }> {
  const account = { name: STAFF_ROLES[role], email: `${role}@example.sk`, password: STAFF.password };
  await addStaffMember(client.app, START, account);
  await databaseOf(client.app).updateTable('staffMember').set({ role }).where('email', '=', account.email).execute();
  return signedIn(client.request, account);
}
