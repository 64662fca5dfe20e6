import type { IdentityProvider } from '#domain/staff/staff.ts';
import type { App } from '#server/app.ts';
import { SESSION_HOURS_MAX } from './auth.ts';
import { cookiePrefix } from './cookies.ts';
import type { SignInWay } from './sign-in-way.ts';

/** A session that was not used for this long has ended. */
export const IDLE_HOURS_MAX = 8;
/** How often the use of a session is recorded. */
const ACTIVITY_MINUTES = 15;

/**
 * Ways to sign in with a session of our own. A session begun by another way is rejected: once a directory is
 * configured, earlier passwords must not work.
 */
export function sessionSignIn(
  { auth, config, now }: Pick<App, 'auth' | 'config' | 'now'>,
  provider: IdentityProvider,
): SignInWay {
  return {
    provider,
    sessionCookie: `${cookiePrefix(config)}.session_token`,
    async identify(request) {
      if (!request.headers.has('cookie')) return undefined;
      const current = await auth.api.findSession({ headers: request.headers });
      if (!current || current.session.provider !== provider || !isLive(current.session, now())) return undefined;
      const { token, updatedAt, subject } = current.session;
      if (hasPassed(now(), updatedAt, { minutes: ACTIVITY_MINUTES })) {
        const { internalAdapter } = await auth.$context;
        await internalAdapter.updateSession(token, { updatedAt: new Date(now().epochMilliseconds) });
      }
      return { provider, subject: subject ?? current.user.id };
    },
  };
}

interface SessionTimes {
  createdAt: Date;
  updatedAt: Date;
  expiresAt: Date;
}

/** False for an expired session, whichever limit it has exceeded. */
export function isLive({ createdAt, updatedAt, expiresAt }: SessionTimes, now: Temporal.Instant): boolean {
  if (hasPassed(now, expiresAt) || hasPassed(now, createdAt, { hours: SESSION_HOURS_MAX })) return false;
  return !hasPassed(now, updatedAt, { hours: IDLE_HOURS_MAX });
}

function hasPassed(now: Temporal.Instant, since: Date, duration: Temporal.DurationLike = { seconds: 0 }): boolean {
  const end = Temporal.Instant.fromEpochMilliseconds(since.getTime()).add(duration);
  return Temporal.Instant.compare(end, now) < 0;
}
