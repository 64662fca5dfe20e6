import { parse, serialize } from 'hono/utils/cookie';
import type { App } from '#server/app.ts';
import { ATTEMPT_SECONDS_MAX } from '#server/staff/oidc/sign-in-attempt.ts';

const NAME = 'bozp.attempt';

/** What the browser has kept of being sent to the directory; empty for nothing. */
export function readAttempt(request: Request): string {
  return parse(request.headers.get('Cookie') ?? '', NAME)[NAME] ?? '';
}

/** The cookie that keeps it; an empty one ends it. The directory's pages lead back here by a link: hence lax. */
export function attemptCookie({ config }: App, attempt: string): string {
  return serialize(NAME, attempt, {
    path: '/signIn/oidc',
    maxAge: attempt ? ATTEMPT_SECONDS_MAX : 0,
    httpOnly: true,
    sameSite: 'Lax',
    secure: config.baseUrl?.startsWith('https:') ?? false,
  });
}
