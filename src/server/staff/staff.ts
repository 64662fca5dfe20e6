import { createHash, randomBytes } from 'node:crypto';
import { getAdapter } from 'better-auth/db/adapter';
import { accountEmail, type StaffMember } from '#domain/staff/staff.ts';
import type { App } from '#server/app.ts';
import { instant } from '#server/clock.ts';
import { type Db, isTaken } from '#server/db/database.ts';
import { authDatabase, SESSION_HOURS_MAX } from './auth.ts';

/** A session nobody used for this long has ended. */
const IDLE_HOURS_MAX = 8;
/** While somebody works, the session notes so this often. */
const ACTIVITY_MINUTES = 15;
const INVITATION_HOURS = 24;

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
    await internalAdapter.updateSession(token, { updatedAt: dateNow(app) });
  }
  const { id, name, email } = found.user;
  return { kind: 'staff', id, name, email };
}

export async function hasStaff(db: Db): Promise<boolean> {
  return (await db.selectFrom('staff').select('id').limit(1).executeTakeFirst()) !== undefined;
}

interface NewAccount {
  name: string;
  email: string;
  /** 12 to 128 characters. */
  password: string;
}

/** Adds somebody to the staff list with a password: wholly, or not at all. */
export async function addStaffMember(
  app: Pick<App, 'auth' | 'db' | 'now'>,
  account: NewAccount,
): Promise<{ outcome: 'added' | 'email-taken' }> {
  const passwordHash = await hashOf(app, account.password);
  return unlessTaken(() =>
    app.db.transaction().execute(async (db) => {
      await storeAccount(app, db, { ...account, passwordHash });
      return { outcome: 'added' };
    }),
  );
}

/** A one-time code for making the first account; the one before stops working. */
export async function inviteFirstStaffMember(app: App): Promise<string> {
  const code = randomBytes(24).toString('base64url');
  await app.db.transaction().execute(async (db) => {
    await db.deleteFrom('staffInvitation').execute();
    await db
      .insertInto('staffInvitation')
      .values({ tokenHash: hashed(code), expiresAt: instant(app, { hours: INVITATION_HOURS }) })
      .execute();
  });
  return code;
}

export async function isInvited(app: App, code: string): Promise<boolean> {
  const found = await app.db
    .selectFrom('staffInvitation')
    .select('tokenHash')
    .where('tokenHash', '=', hashed(code))
    .where('expiresAt', '>', instant(app))
    .executeTakeFirst();
  return found !== undefined && !(await hasStaff(app.db));
}

/**
 * Makes the first account and uses the code up, both or neither; not invited is whose code is used up, run out or not
 * ours.
 */
export async function acceptInvitation(
  app: App,
  code: string,
  account: NewAccount,
): Promise<{ outcome: 'added' | 'email-taken' | 'not-invited' }> {
  // for whoever made a code up nothing is computed
  if (!(await isInvited(app, code))) return { outcome: 'not-invited' };
  const passwordHash = await hashOf(app, account.password);
  return unlessTaken(() =>
    app.db.transaction().execute(async (db) => {
      // whoever deletes the row has the code: it works once, however often it is sent at a time
      const { numDeletedRows } = await db
        .deleteFrom('staffInvitation')
        .where('tokenHash', '=', hashed(code))
        .executeTakeFirstOrThrow();
      if (numDeletedRows === 0n || (await hasStaff(db))) return { outcome: 'not-invited' };
      await storeAccount(app, db, { ...account, passwordHash });
      return { outcome: 'added' };
    }),
  );
}

/** Computed before a transaction begins: it takes its time, and a transaction makes others wait. */
async function hashOf({ auth }: Pick<App, 'auth'>, password: string): Promise<string> {
  const { password: passwords } = await auth.$context;
  return passwords.hash(password);
}

/** Writes both rows of an account as Better Auth would, but in the transaction it is given. */
async function storeAccount(
  app: Pick<App, 'auth' | 'now'>,
  db: Db,
  { name, email, passwordHash }: { name: string; email: string; passwordHash: string },
): Promise<void> {
  const rows = await getAdapter({ ...app.auth.options, database: authDatabase(db) });
  const times = { createdAt: dateNow(app), updatedAt: dateNow(app) };
  const { id } = await rows.create({
    model: 'user',
    data: { name, email: accountEmail(email), emailVerified: true, ...times },
  });
  await rows.create({
    model: 'account',
    data: { userId: id, accountId: id, providerId: 'credential', password: passwordHash, ...times },
  });
}

async function unlessTaken<T>(work: () => Promise<T>): Promise<T | { outcome: 'email-taken' }> {
  try {
    return await work();
  } catch (error) {
    // the only value of an account that somebody else may have
    if (isTaken(error)) return { outcome: 'email-taken' };
    throw error;
  }
}

function hasPassed(app: App, since: Date, duration: Temporal.DurationLike = { seconds: 0 }): boolean {
  const end = Temporal.Instant.fromEpochMilliseconds(since.getTime()).add(duration);
  return Temporal.Instant.compare(end, app.now()) < 0;
}

/** Better Auth speaks of times as `Date`. */
function dateNow({ now }: Pick<App, 'now'>): Date {
  return new Date(now().epochMilliseconds);
}

function hashed(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
