import { parse } from 'cookie-es';
import type { App } from '#server/app.ts';
import type { SignInWay } from '#server/staff/sign-in-way.ts';
import type { ClerkSettings } from './clerk-settings.ts';
import { profiles } from './profiles.ts';
import { sessionCookies, sessionTokens } from './session-token.ts';

/** Staff sign in at Clerk, whose script keeps a short-lived token in a cookie; no session is kept here. */
export async function clerkSignIn(app: Pick<App, 'config' | 'now'>, settings: ClerkSettings): Promise<SignInWay> {
  const subjectOf = sessionTokens(app, settings);
  const profileOf = profiles(app, settings);
  const names = await sessionCookies(settings);
  return {
    provider: 'clerk',
    sessionCookie: '__session',
    async identify(_app, request) {
      const cookies = parse(request.headers.get('cookie') ?? '');
      const token = names.map((name) => cookies[name]).find(Boolean);
      const subject = token && (await subjectOf(token));
      return subject ? { provider: 'clerk', subject, profile: () => profileOf(subject) } : undefined;
    },
  };
}
