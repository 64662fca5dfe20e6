import { findCourse } from '#server/courses/course-queries.ts';
import { previewCancelledEmail } from '#server/sign-ups/course-emails.ts';
import { appOf } from '#web/context.ts';
import { readForm } from '#web/forms/form.ts';
import { emailResponse } from '#web/routes/staff/emails/email-response.ts';
import { requireStaff } from '#web/staff-guard.ts';
import type { Route } from './+types/ending-email-preview';
import { readEnding } from './course-ending.ts';

export { action, default, loader } from '#web/routes/staff/desk-not-found.ts';

/** The email about a course's end, as a bare document for the frame in the dialog; with the reason from its form. */
export const middleware: Route.MiddlewareFunction[] = [
  async (args, next) => {
    await requireStaff(args, 'office');
    const app = appOf(args.context);
    const course = await findCourse(app.db, String(args.params.id));
    if (!course) return next();
    const sent = args.request.method === 'POST' ? readEnding((await readForm(args)).texts) : undefined;
    const html = await previewCancelledEmail(app, course, sent?.ending?.reason ?? '', args.url.origin);
    return html === undefined ? next() : emailResponse(html);
  },
];
