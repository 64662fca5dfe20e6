import { randomUUID } from 'node:crypto';
import { START } from '#domain/actor.ts';
import { accountEmail } from '#domain/staff/staff.ts';
import type { App } from '#server/app.ts';
import type { Change } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import type { FirstStaff } from '#server/config.ts';
import { addStaffMember } from './local/accounts.ts';
import { hasStaff } from './staff.ts';

/** Puts somebody on the empty list: with a password, or for whom another provider will vouch by this address. */
export async function addFirstMember(app: App, { email, password }: FirstStaff): Promise<void> {
  const name = email.split('@')[0] ?? '';
  // of two nodes starting at once one finds the e-mail taken, and that is as well
  if (password) await addStaffMember(app, START, { name, email, password });
  else await app.change(START, (change) => inviteFirstMember(change, { name, email: accountEmail(email) }));
}

async function inviteFirstMember(change: Change, { name, email }: { name: string; email: string }): Promise<void> {
  if (await hasStaff(change.db)) return;
  const id = randomUUID();
  const member = { name, email, role: 'admin', state: 'invited' } as const;
  await change.db
    .insertInto('staffMember')
    .values({ id, ...member, createdAt: instant(change) })
    .execute();
  change.record({ noun: 'staffMember', id, verb: 'invited', after: member });
}
