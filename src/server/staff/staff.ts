import type { IdentityProvider, StaffMember } from '#domain/staff/staff.ts';
import type { App } from '#server/app.ts';
import type { Db } from '#server/db/database.ts';
import { SESSION_HOURS_MAX } from './auth.ts';

/** A session nobody used for this long has ended. */
const IDLE_HOURS_MAX = 8;
/** While somebody works, the session notes so this often. */
const ACTIVITY_MINUTES = 15;

/**
 * Who of the staff asks; undefined for a visitor, an ended session or somebody taken off the list. Throws when the
 * database cannot tell.
 */
export async function findStaffMember(app: App, request: Request): Promise<StaffMember | undefined> {
  if (!request.headers.has('cookie')) return undefined;
  const found = await app.auth.api.findSession({ headers: request.headers });
  if (!found) return undefined;
  const { token, createdAt, updatedAt, expiresAt } = found.session;
  if (hasPassed(app, expiresAt) || hasPassed(app, createdAt, { hours: SESSION_HOURS_MAX })) return undefined;
  if (hasPassed(app, updatedAt, { hours: IDLE_HOURS_MAX })) return undefined;
  if (hasPassed(app, updatedAt, { minutes: ACTIVITY_MINUTES })) {
    const { internalAdapter } = await app.auth.$context;
    await internalAdapter.updateSession(token, { updatedAt: new Date(app.now().epochMilliseconds) });
  }
  return findByIdentity(app.db, { provider: 'local', subject: found.user.id });
}

export async function hasStaff(db: Db): Promise<boolean> {
  return (await db.selectFrom('staffMember').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** The member of staff somebody is to whom they sign in by; undefined for a stranger with an account. */
async function findByIdentity(
  db: Db,
  { provider, subject }: { provider: IdentityProvider; subject: string },
): Promise<StaffMember | undefined> {
  const member = await db
    .selectFrom('staffIdentity')
    .innerJoin('staffMember', 'staffMember.id', 'staffIdentity.staffMemberId')
    .select(['staffMember.id', 'name', 'email', 'role'])
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return member && { kind: 'staff', ...member };
}

function hasPassed(app: App, since: Date, duration: Temporal.DurationLike = { seconds: 0 }): boolean {
  const end = Temporal.Instant.fromEpochMilliseconds(since.getTime()).add(duration);
  return Temporal.Instant.compare(end, app.now()) < 0;
}
