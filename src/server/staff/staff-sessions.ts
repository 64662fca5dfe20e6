import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { deleteSessionCookie } from 'better-auth/cookies';

/**
 * Sessions as Better Auth has them, but a database that does not answer is an error. The library's own endpoints hide
 * it: `getSession` answers a nameless error without the cause, `signOut` clears the cookies of a session that lives on.
 */
export const staffSessions = {
  id: 'staff-sessions',
  endpoints: {
    /** The session of the cookie and whose it is; null for a cookie that is made up or of no session. */
    findSession: createAuthEndpoint.serverOnly({ method: 'GET', requireHeaders: true }, async (ctx) => {
      const { authCookies, secret, internalAdapter } = ctx.context;
      const token = await ctx.getSignedCookie(authCookies.sessionToken.name, secret);
      return token ? internalAdapter.findSession(token) : null;
    }),
    /** Deletes the session of the cookie, if there is one, and then the cookie. */
    endSession: createAuthEndpoint.serverOnly({ method: 'POST', requireHeaders: true }, async (ctx) => {
      const { authCookies, secret, adapter } = ctx.context;
      const token = await ctx.getSignedCookie(authCookies.sessionToken.name, secret);
      // `internalAdapter.deleteSession` looks for the session first, and takes a failure to look for having found none
      if (token) await adapter.delete({ model: 'session', where: [{ field: 'token', value: token }] });
      deleteSessionCookie(ctx);
    }),
  },
} satisfies BetterAuthPlugin;
