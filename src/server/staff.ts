import { createHash, randomBytes } from 'node:crypto';
import type { StaffMember } from '#domain/staff.ts';
import type { App } from './app.ts';
import { ACTIVITY_MINUTES, AUTH_PATH, CLIENT_ADDRESS_HEADER, SESSION_HOURS_MAX } from './auth.ts';
import { instant } from './clock.ts';
import type { Db } from './db/database.ts';

/** A session nobody used for this long has ended. */
const IDLE_HOURS_MAX = 8;
const INVITATION_HOURS = 24;

/** Who of the staff asks; undefined for a visitor, an ended session or somebody taken off the list. */
export async function findStaffMember(app: App, request: Request): Promise<StaffMember | undefined> {
  if (!request.headers.has('cookie')) return undefined;
  // looked at before it is renewed, or every visit would make an idle session a fresh one
  const found = await app.auth.api.getSession({ headers: request.headers, query: { disableRefresh: true } });
  if (!found) return undefined;
  const { createdAt, updatedAt } = found.session;
  if (hasPassed(app, createdAt, { hours: SESSION_HOURS_MAX })) return undefined;
  if (hasPassed(app, updatedAt, { hours: IDLE_HOURS_MAX })) return undefined;
  if (hasPassed(app, updatedAt, { minutes: ACTIVITY_MINUTES })) {
    await app.auth.api.getSession({ headers: request.headers });
  }
  const { id, name, email } = found.user;
  return { id, name, email };
}

export type SignInOutcome =
  | { outcome: 'signed-in'; cookies: string[] }
  | { outcome: 'wrong' }
  | { outcome: 'too-many'; retryAfterSeconds: number };

/** Signs in with e-mail and password; the cookies are to be set on the answer. */
export async function signIn(
  app: App,
  { email, password, clientAddress }: { email: string; password: string; clientAddress: string },
): Promise<SignInOutcome> {
  const answer = await askAuth(
    app,
    '/sign-in/email',
    { email, password },
    { [CLIENT_ADDRESS_HEADER]: clientAddress },
  );
  if (answer.ok) return { outcome: 'signed-in', cookies: answer.headers.getSetCookie() };
  if (answer.status !== 429) return { outcome: 'wrong' };
  return { outcome: 'too-many', retryAfterSeconds: Number(answer.headers.get('x-retry-after') ?? 60) };
}

/** Ends the session; answers the cookies that clear it. */
export async function signOut(app: App, request: Request): Promise<string[]> {
  const answer = await askAuth(app, '/sign-out', {}, { cookie: request.headers.get('cookie') ?? '' });
  return answer.headers.getSetCookie();
}

export async function hasStaff(db: Db): Promise<boolean> {
  return (await db.selectFrom('staff').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Adds somebody to the staff list with a password (at least 12 characters). */
export async function addStaffMember(
  app: Pick<App, 'auth'>,
  { name, email, password }: { name: string; email: string; password: string },
): Promise<void> {
  const auth = await app.auth.$context;
  const user = await auth.internalAdapter.createUser(
    { name, email: email.toLowerCase(), emailVerified: true },
    { method: 'admin' },
  );
  await auth.internalAdapter.linkAccount({
    userId: user.id,
    accountId: user.id,
    providerId: 'credential',
    password: await auth.password.hash(password),
  });
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

/** Makes the first account; false when the code is used up, run out or not ours. */
export async function acceptInvitation(
  app: App,
  code: string,
  account: { name: string; email: string; password: string },
): Promise<boolean> {
  if (!(await isInvited(app, code))) return false;
  // whoever deletes the row has the code: it works once, however often it is sent at a time
  const { numDeletedRows } = await app.db
    .deleteFrom('staffInvitation')
    .where('tokenHash', '=', hashed(code))
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) return false;
  await addStaffMember(app, account);
  return true;
}

function askAuth(app: App, path: string, body: object, headers: Record<string, string>): Promise<Response> {
  const origin = app.config.baseUrl ?? `http://localhost:${app.config.port}`;
  return app.auth.handler(
    new Request(`${origin}${AUTH_PATH}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, ...headers },
      body: JSON.stringify(body),
    }),
  );
}

function hasPassed(app: App, since: Date, duration: Temporal.DurationLike): boolean {
  const end = Temporal.Instant.fromEpochMilliseconds(since.getTime()).add(duration);
  return Temporal.Instant.compare(end, app.now()) < 0;
}

function hashed(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
