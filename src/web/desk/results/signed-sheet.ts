import { findTaughtCourse } from '#server/attendance/attendance.ts';
import { findSignedSheet } from '#server/results/closing.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import type { Route } from './+types/signed-sheet';

export { default, loader } from '#web/desk/desk-not-found.ts';

/** The photograph of the signed list: always a download, never shown under our own origin. */
export const middleware: Route.MiddlewareFunction[] = [
  async (args, next) => {
    const member = await requireStaff(args, 'teaching');
    const { db } = appOf(args.context);
    const course = await findTaughtCourse(db, member, args.params.id);
    const sheet = course && (await findSignedSheet(db, course.id));
    if (!sheet) return next();
    return new Response(sheet.bytes as BodyInit, {
      headers: {
        'Content-Type': sheet.mediaType,
        'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(sheet.name)}`,
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'Cache-Control': 'private, no-store',
      },
    });
  },
];
