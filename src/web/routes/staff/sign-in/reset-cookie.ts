import { createCookie } from 'react-router';
import { z } from 'zod';
import { RESET_MINUTES } from '#domain/staff/staff.ts';
import type { App } from '#server/app.ts';
import { cookieAttributes, cookiePrefix } from '#server/staff/cookies.ts';

/** What the browser keeps that has asked for a new password: the email's code is of use to no other. */
export async function readResetToken(app: App, request: Request): Promise<string> {
  return z
    .string()
    .catch('')
    .parse(await resetCookie(app).parse(request.headers.get('Cookie')));
}

export async function resetTokenCookie(app: App, token: string): Promise<string> {
  return resetCookie(app).serialize(token);
}

/** Takes it back once it is of no use. */
export async function noResetCookie(app: App): Promise<string> {
  return resetCookie(app).serialize('', { maxAge: 0 });
}

function resetCookie({ config }: App) {
  return createCookie(`${cookiePrefix(config)}.reset`, { ...cookieAttributes(config), maxAge: RESET_MINUTES * 60 });
}
