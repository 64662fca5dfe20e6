import { SIGN_IN } from '#domain/actor.ts';
import { isVisibleLine } from '#domain/invisible-characters.ts';
import { accountEmail, type StaffMember } from '#domain/staff/staff.ts';
import type { App } from '#server/app.ts';
import type { Change } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import { isUnavailable } from '#server/db/unavailable.ts';
import { hasRows } from '#server/list-page.ts';
import type { Identifying, Identity, Profile } from './sign-in-way.ts';
import { findStaffRecordByEmail } from './staff-records.ts';

/** How often activity is recorded: a person with activity since then counts as at work. */
export const ACTIVITY_MINUTES = 15;

/** The sender of a request: a member of staff, a person who has signed in but is not on our list, or a visitor. */
export type RequestSender = StaffMember | 'not-staff' | 'visitor';

/** Throws when the database or the provider gives no answer. */
export async function identifySender(app: App, request: Request): Promise<RequestSender> {
  const person = await app.signInWay.identify(app, request);
  if (!person) return 'visitor';
  return 'role' in person ? person : ((await memberOf(app, person)) ?? 'not-staff');
}

/** The member of staff who sent a request; undefined for all others. Throws as `identifySender` does. */
export async function findStaffMember(app: App, request: Request): Promise<StaffMember | undefined> {
  const sender = await identifySender(app, request);
  return typeof sender === 'string' ? undefined : sender;
}

/**
 * The member of staff with this identity; an invited person becomes one at their first sign-in. A provider's id or
 * address with an invisible character is rejected, because without it it could be a colleague's.
 */
export async function memberOf(app: App, identity: Identity): Promise<StaffMember | undefined> {
  if (!isVisibleLine(identity.subject)) return undefined;
  const match = await findByIdentity(app.db, identity);
  if (!match) return admitInvited(app, identity);
  const { member, lastSeenAt } = match;
  const isRecent = lastSeenAt !== null && lastSeenAt > instant(app, { minutes: -ACTIVITY_MINUTES });
  if (!isRecent) await noteActivity(app, member);
  return member;
}

export function hasStaff(db: Db): Promise<boolean> {
  return hasRows(db.selectFrom('staffMember').where('state', '!=', 'deactivated'));
}

async function findByIdentity(db: Db, { provider, subject }: Identity) {
  const row = await db
    .selectFrom('staffIdentity')
    .innerJoin('staffMember', 'staffMember.id', 'staffIdentity.staffMemberId')
    .leftJoin('staffActivity', 'staffActivity.staffMemberId', 'staffMember.id')
    .select(['staffMember.id', 'name', 'email', 'role', 'lastSeenAt'])
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .where('state', '=', 'active')
    .executeTakeFirst();
  if (!row) return undefined;
  const { lastSeenAt, ...member } = row;
  return { member: { kind: 'staff' as const, ...member }, lastSeenAt };
}

async function admitInvited(app: App, identity: Identity): Promise<StaffMember | undefined> {
  const profile = await identity.profile?.();
  if (!profile || !isVisibleLine(profile.email)) return undefined;
  return app.change(SIGN_IN, (change) => assignIdentity(change, identity, profile));
}

/**
 * Assigns the identity to the person invited by the address. A person who has an identity of this provider gets no
 * second one: an address reassigned to another person after the first has left gives no access.
 */
async function assignIdentity(
  change: Change,
  { provider, subject }: Identity,
  profile: Profile,
): Promise<StaffMember | undefined> {
  const existing = await findByIdentity(change.db, { provider, subject });
  if (existing) return existing.member;
  const invited = await findStaffRecordByEmail(change.db, accountEmail(profile.email));
  if (!invited) return undefined;
  // an invitation that is withdrawn at the same moment gives no access
  await change.lock('staffMember', invited.id);
  const assignable = await change.db
    .selectFrom('staffMember')
    .leftJoin('staffIdentity', (join) =>
      join.onRef('staffMemberId', '=', 'staffMember.id').on('provider', '=', provider),
    )
    .select(['id', 'name', 'email', 'role'])
    .where('id', '=', invited.id)
    .where('state', '!=', 'deactivated')
    .where('subject', 'is', null)
    .executeTakeFirst();
  if (!assignable) return undefined;
  const member = { ...assignable, name: profile.name ?? assignable.name };
  const { id, name } = member;
  await change.db.insertInto('staffIdentity').values({ provider, subject, staffMemberId: id }).execute();
  await change.db.updateTable('staffMember').set({ name, state: 'active' }).where('id', '=', id).execute();
  change.record({ noun: 'staffMember', id, verb: 'joined', after: { name, provider } });
  return { kind: 'staff', ...member };
}

/** Records that a member of staff is active now, and what else is known of it. */
export async function noteActivity(
  app: Pick<Identifying, 'change'>,
  member: StaffMember,
  noteMore?: (change: Change) => Promise<void>,
): Promise<void> {
  try {
    await app.change(member, async (change) => {
      await recordActivity(change, member.id);
      await noteMore?.(change);
    });
  } catch (error) {
    // pages can still be read, and say so, while nothing can be stored
    if (!isUnavailable(error)) throw error;
  }
}

export async function recordActivity(change: Change, staffMemberId: string): Promise<void> {
  const lastSeenAt = instant(change);
  await change.db
    .insertInto('staffActivity')
    .values({ staffMemberId, lastSeenAt })
    .onConflict((conflict) => conflict.column('staffMemberId').doUpdateSet({ lastSeenAt }))
    .execute();
}
