import { START } from '#domain/actor.ts';
import { accountEmail, nameAfter } from '#domain/staff/staff.ts';
import type { App } from '#server/app.ts';
import type { FirstStaff } from '#server/config.ts';
import { addStaffMember } from './local/accounts.ts';
import { inviteFirstAdmin } from './staff-invitations.ts';

/** Admits the person named in the settings while there is no staff: with a local password, or by their provider. */
export async function admitFirstStaffMember(
  app: Pick<App, 'change'>,
  { email, name = nameAfter(email), password }: FirstStaff,
): Promise<void> {
  if (!password) return app.change(START, (change) => inviteFirstAdmin(change, { name, email: accountEmail(email) }));
  // of two nodes that start at once one gets `email-taken`, which is harmless
  await addStaffMember(app, START, { name, email, password });
}
