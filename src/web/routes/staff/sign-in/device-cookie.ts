import { createCookie } from 'react-router';
import { z } from 'zod';
import type { App } from '#server/app.ts';
import { cookieAttributes, cookiePrefix } from '#server/staff/cookies.ts';

const DAYS = 180;

/** Any other content of the cookie, or no cookie, counts as no marks. */
const marksSchema = z.array(z.string().max(200)).max(10).catch([]);

/** The browser's marks of earlier sign-ins (decision 0011). */
export async function readDeviceMarks(app: App, request: Request): Promise<string[]> {
  return marksSchema.parse(await deviceCookie(app).parse(request.headers.get('Cookie')));
}

/** The cookie with the marks: it does not sign anyone in. */
export async function deviceMarksCookie(app: App, marks: string[]): Promise<string> {
  return deviceCookie(app).serialize(marks);
}

function deviceCookie({ config }: App) {
  return createCookie(`${cookiePrefix(config)}.device`, { ...cookieAttributes(config), maxAge: DAYS * 24 * 60 * 60 });
}
