import { START } from '#domain/actor.ts';
import { accountEmail, nameAfter } from '#domain/staff/staff.ts';
import type { App } from '#server/app.ts';
import type { FirstStaff } from '#server/config.ts';
import { addStaffMember } from './local/accounts.ts';
import { inviteFirstAdmin } from './staff-invitations.ts';

/** Lets in whom the settings name while there is no staff: with a password of ours, or by their provider. */
export async function admitFirstStaffMember(
  app: Pick<App, 'auth' | 'change'>,
  { email, name = nameAfter(email), password }: FirstStaff,
): Promise<void> {
  if (!password) return app.change(START, (change) => inviteFirstAdmin(change, { name, email: accountEmail(email) }));
  // of two nodes starting at once one finds the e-mail taken, and that is as well
  await addStaffMember(app, START, { name, email, password });
}
