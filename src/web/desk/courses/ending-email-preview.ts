import { findCourse } from '#server/courses/course-queries.ts';
import { previewCancelledEmail } from '#server/sign-ups/course-emails.ts';
import { emailResponse } from '#web/desk/emails/email-response.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import type { Route } from './+types/ending-email-preview';
import { readEnding } from './course-ending.ts';

export { action, default, loader } from '#web/desk/desk-not-found.ts';

/** The email about a course's end, as a bare document for the frame in the dialog; with the reason from its form. */
export const middleware: Route.MiddlewareFunction[] = [
  async (args, next) => {
    const { app, db } = await requireStaff(args, 'office');
    const course = await findCourse(db, String(args.params.id));
    if (!course) return next();
    const sent = args.request.method === 'POST' ? readEnding((await readForm(args)).texts) : undefined;
    const html = await previewCancelledEmail(app, course, sent?.ending?.reason ?? '', args.url.origin);
    return html === undefined ? next() : emailResponse(html);
  },
];
