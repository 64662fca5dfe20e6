import { createCookie } from 'react-router';
import { z } from '#domain/schema.ts';
import { RESET_MINUTES } from '#domain/staff/staff.ts';
import type { App } from '#server/app.ts';
import { cookieAttributes, cookiePrefix } from '#server/staff/cookies.ts';

/** The token of the browser that requested a new password: the email's code works in no other browser. */
export async function readResetToken(app: App, request: Request): Promise<string> {
  return z
    .string()
    .catch('')
    .parse(await resetCookie(app).parse(request.headers.get('Cookie')));
}

export async function resetTokenCookie(app: App, token: string): Promise<string> {
  return resetCookie(app).serialize(token);
}

/** Deletes the cookie once it is no longer needed. */
export async function noResetCookie(app: App): Promise<string> {
  return resetCookie(app).serialize('', { maxAge: 0 });
}

function resetCookie({ config }: App) {
  return createCookie(`${cookiePrefix(config)}.reset`, { ...cookieAttributes(config), maxAge: RESET_MINUTES * 60 });
}
