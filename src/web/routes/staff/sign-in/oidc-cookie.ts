import { parse, serialize } from 'hono/utils/cookie';
import type { App } from '#server/app.ts';
import { cookieAttributes, cookiePrefix } from '#server/staff/cookies.ts';
import { ATTEMPT_SECONDS_MAX } from '#server/staff/oidc/sign-in-attempt.ts';

/** What the browser has kept of being sent to the directory; empty for nothing. */
export function readAttempt(app: App, request: Request): string {
  const name = nameFor(app);
  return parse(request.headers.get('Cookie') ?? '', name)[name] ?? '';
}

/** The cookie that keeps it; an empty one ends it. The directory's pages lead back here by a link: hence lax. */
export function attemptCookie(app: App, attempt: string): string {
  return serialize(nameFor(app), attempt, {
    ...cookieAttributes(app.config),
    maxAge: attempt ? ATTEMPT_SECONDS_MAX : 0,
  });
}

function nameFor({ config }: App): string {
  return `${cookiePrefix(config)}.attempt`;
}
