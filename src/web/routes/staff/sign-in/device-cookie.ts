import { createCookie } from 'react-router';
import { z } from 'zod';
import type { App } from '#server/app.ts';
import { cookieAttributes, cookiePrefix } from '#server/staff/cookies.ts';

const DAYS = 180;

/** Whatever else a cookie holds, or none, is no mark. */
const marksSchema = z.array(z.string().max(200)).max(10).catch([]);

/** What the browser has kept of earlier sign-ins (decision 0011). */
export async function readDeviceMarks(app: App, request: Request): Promise<string[]> {
  return marksSchema.parse(await deviceCookie(app).parse(request.headers.get('Cookie')));
}

/** The cookie that keeps them: it signs nobody in. */
export async function deviceMarksCookie(app: App, marks: string[]): Promise<string> {
  return deviceCookie(app).serialize(marks);
}

function deviceCookie({ config }: App) {
  return createCookie(`${cookiePrefix(config)}.device`, { ...cookieAttributes(config), maxAge: DAYS * 24 * 60 * 60 });
}
