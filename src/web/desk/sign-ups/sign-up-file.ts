import { findSignUpFile } from '#server/sign-ups/sign-ups.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import type { Route } from './+types/sign-up-file';

export { default, loader } from '#web/desk/desk-not-found.ts';

/** A visitor's file: always a download, never shown under our own origin. */
export const middleware: Route.MiddlewareFunction[] = [
  async (args, next) => {
    await requireStaff(args, 'office');
    const file = await findSignUpFile(appOf(args.context).db, args.params.id, args.params.fileId);
    if (!file) return next();
    return new Response(file.bytes as BodyInit, {
      headers: {
        'Content-Type': file.mediaType,
        'Content-Length': String(file.sizeBytes),
        'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'Cache-Control': 'private, no-store',
      },
    });
  },
];
