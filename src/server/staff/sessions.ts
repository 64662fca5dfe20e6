import { createHmac } from 'node:crypto';
import { SIGN_IN } from '#domain/actor.ts';
import type { IdentityProvider, StaffMember } from '#domain/staff/staff.ts';
import type { Change } from '#server/change.ts';
import { instant, type Reading } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import { newSecretCode } from '#server/secret-code.ts';
import { cookieName, cookieOf, noCookie, readCookie } from './cookies.ts';
import type { Identifying, SignInWay } from './sign-in-way.ts';
import { ACTIVITY_MINUTES, noteActivity, recordActivity } from './staff.ts';

// The browser keeps a random token, the database its hash, which is also the id of the session (decision 0057).

/** A session and its cookie end this long after sign-in, even if they are in use. */
const SESSION_HOURS_MAX = 7 * 24;
/** A session that was not used for this long has ended. */
const IDLE_HOURS_MAX = 8;

export interface Session {
  id: string;
  member: StaffMember;
  /** ISO in UTC. */
  lastSeenAt: string;
  /** Required by the directory's own sign-out; null where staff sign in with a password. */
  idToken: string | null;
}

/** Ways to sign in with a session of our own. */
export function sessionSignIn({ config }: { config: Config }): SignInWay {
  return {
    provider: config.signIn.provider,
    sessionCookie: cookieName({ config }, 'session_token'),
    async identify(app, request) {
      const session = await findSession(app, request);
      if (session && session.lastSeenAt <= instant(app, { minutes: -ACTIVITY_MINUTES })) await noteUse(app, session);
      return session?.member;
    },
  };
}

interface NewSession {
  staffMemberId: string;
  provider: IdentityProvider;
  userAgent: string;
  cookieHeader: string | null;
  idToken?: string | null;
}

/** Begins a session, always a new one, in place of the one the browser had; returns its cookie. */
export async function beginSession(
  change: Change,
  authSecret: string,
  { cookieHeader, idToken = null, ...session }: NewSession,
): Promise<string> {
  await endSession(change, authSecret, cookieHeader);
  const token = newSecretCode();
  const now = instant(change);
  await change.db
    .insertInto('staffSession')
    .values({ id: sessionId(authSecret, token), createdAt: now, lastSeenAt: now, idToken, ...session })
    .execute();
  await recordActivity(change, session.staffMemberId);
  return cookieOf(change, 'session_token', token, { seconds: SESSION_HOURS_MAX * 60 * 60 });
}

/** The session of a request; undefined for an invented cookie, an ended session and a person without access. */
export async function findSession(app: Identifying, request: Request): Promise<Session | undefined> {
  const token = readCookie(app, request.headers.get('cookie'), 'session_token');
  if (!token) return undefined;
  const session = await liveSessions(app)
    .innerJoin('staffMember', 'staffMember.id', 'staffMemberId')
    .select(['staffSession.id', 'lastSeenAt', 'idToken', 'staffMemberId', 'name', 'email', 'role'])
    .where('staffSession.id', '=', sessionId(app.authSecret, token))
    .where('state', '=', 'active')
    .executeTakeFirst();
  if (!session) return undefined;
  const { staffMemberId, name, email, role, ...rest } = session;
  return { ...rest, member: { kind: 'staff', id: staffMemberId, name, email, role } };
}

/**
 * The sessions that have not ended. One begun by another way to sign in has: once a directory is configured, earlier
 * passwords must not work.
 */
export function liveSessions(app: Reading & { config: Config }) {
  return app.db
    .selectFrom('staffSession')
    .where('provider', '=', app.config.signIn.provider)
    .where('staffSession.createdAt', '>', instant(app, { hours: -SESSION_HOURS_MAX }))
    .where('lastSeenAt', '>', instant(app, { hours: -IDLE_HOURS_MAX }));
}

/** Ends the session of a Cookie header, if there is one. */
async function endSession(change: Change, authSecret: string, cookieHeader: string | null): Promise<void> {
  const id = sessionId(authSecret, readCookie(change, cookieHeader, 'session_token'));
  await change.db.deleteFrom('staffSession').where('id', '=', id).execute();
}

/** Ends the session of a request; returns the cookie that clears it. Throws while the session cannot be ended. */
export async function signOut(app: Identifying, request: Request): Promise<string> {
  await app.change(SIGN_IN, (change) => endSession(change, app.authSecret, request.headers.get('cookie')));
  return noCookie(app, 'session_token');
}

/** A query that deletes a person's sessions, whichever way they began, live or not. */
export function deleteSessionsOf({ db }: Change, staffMemberId: string) {
  return db.deleteFrom('staffSession').where('staffMemberId', '=', staffMemberId);
}

export async function deleteEndedSessions(change: Change): Promise<void> {
  await change.db
    .deleteFrom('staffSession')
    .where(({ eb, or }) =>
      or([
        eb('createdAt', '<', instant(change, { hours: -SESSION_HOURS_MAX })),
        eb('lastSeenAt', '<', instant(change, { hours: -IDLE_HOURS_MAX })),
      ]),
    )
    .execute();
}

/** A hash under AUTH_SECRET: a new secret ends all sessions. */
function sessionId(authSecret: string, token: string): string {
  return createHmac('sha256', authSecret).update(`session ${token}`).digest('hex');
}

function noteUse(app: Identifying, { id, member }: Session): Promise<void> {
  return noteActivity(app, member, async (change) => {
    await change.db
      .updateTable('staffSession')
      .set({ lastSeenAt: instant(change) })
      .where('id', '=', id)
      .execute();
  });
}
