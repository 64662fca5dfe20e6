import type { BetterAuthPlugin, GenericEndpointContext, User } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { deleteSessionCookie, setSessionCookie } from 'better-auth/cookies';
import { z } from '#domain/schema.ts';

/** The user of a session, and the provider that vouches for them. */
const newSession = z.object({
  provider: z.enum(['oidc']),
  subject: z.string(),
  idToken: z.string(),
  name: z.string(),
  email: z.string(),
});

/**
 * Better Auth's sessions, but a database that does not answer is an error. The library's own endpoints hide it:
 * `getSession` returns an error without the cause, `signOut` clears the cookies of a session that is still valid.
 */
export const staffSessions = {
  id: 'staff-sessions',
  endpoints: {
    /** The session of the cookie and its user; null for an invented cookie or one without a session. */
    findSession: createAuthEndpoint.serverOnly({ method: 'GET', requireHeaders: true }, async (ctx) => {
      const { authCookies, secret, internalAdapter } = ctx.context;
      const token = await ctx.getSignedCookie(authCookies.sessionToken.name, secret);
      return token ? internalAdapter.findSession(token) : null;
    }),
    /** Deletes the session of the cookie, if there is one, and then the cookie. */
    endSession: createAuthEndpoint.serverOnly({ method: 'POST', requireHeaders: true }, async (ctx) => {
      await deleteSession(ctx);
      deleteSessionCookie(ctx);
    }),
    /** Begins a session, always a new one, and its cookie; the one the browser had before ends. */
    beginSession: createAuthEndpoint.serverOnly(
      { method: 'POST', requireHeaders: true, body: newSession },
      async (ctx) => {
        const { name, email, ...vouched } = ctx.body;
        await deleteSession(ctx);
        const user = await userOf(ctx, { name, email });
        const session = await ctx.context.internalAdapter.createSession(user.id, false, vouched, true);
        await setSessionCookie(ctx, { session, user });
      },
    ),
  },
} satisfies BetterAuthPlugin;

async function deleteSession(ctx: GenericEndpointContext): Promise<void> {
  const { authCookies, secret, adapter } = ctx.context;
  const token = await ctx.getSignedCookie(authCookies.sessionToken.name, secret);
  // `internalAdapter.deleteSession` reads the session first, and treats a failed read as no session
  if (token) await adapter.delete({ model: 'session', where: [{ field: 'token', value: token }] });
}

/** The row the library attaches sessions to: it has no password and cannot sign in. */
async function userOf(ctx: GenericEndpointContext, { name, email }: { name: string; email: string }): Promise<User> {
  const { adapter } = ctx.context;
  const find = () => adapter.findOne<User>({ model: 'user', where: [{ field: 'email', value: email }] });
  const existing = await find();
  if (existing) return existing;
  try {
    const now = new Date();
    const account = { name, email, emailVerified: true, createdAt: now, updatedAt: now };
    return await adapter.create<Omit<User, 'id'>, User>({ model: 'user', data: account });
  } catch (error) {
    // of two sign-ins at once one gets an error because the address is taken
    const concurrent = await find();
    if (concurrent) return concurrent;
    throw error;
  }
}
