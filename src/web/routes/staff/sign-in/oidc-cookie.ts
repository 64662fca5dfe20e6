import { parse, serialize } from 'hono/utils/cookie';
import type { App } from '#server/app.ts';
import { cookieAttributes, cookiePrefix } from '#server/staff/cookies.ts';
import { ATTEMPT_SECONDS_MAX } from '#server/staff/oidc/sign-in-attempt.ts';

/** The sign-in attempt stored in the browser; an empty text for none. */
export function readAttempt(app: App, request: Request): string {
  const name = nameFor(app);
  return parse(request.headers.get('Cookie') ?? '', name)[name] ?? '';
}

/** The cookie of the attempt; an empty attempt deletes it. The directory returns by a link, so it is SameSite=Lax. */
export function attemptCookie(app: App, attempt: string): string {
  return serialize(nameFor(app), attempt, {
    ...cookieAttributes(app.config),
    maxAge: attempt ? ATTEMPT_SECONDS_MAX : 0,
  });
}

function nameFor({ config }: App): string {
  return `${cookiePrefix(config)}.attempt`;
}
