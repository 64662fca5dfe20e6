import { courseSchema } from '#domain/courses/course-fields.ts';
import { findCourse } from '#server/courses/course-queries.ts';
import { previewChangedEmail } from '#server/sign-ups/course-emails.ts';
import { appOf } from '#web/context.ts';
import { emailResponse } from '#web/routes/staff/emails/email-response.ts';
import { requireStaff } from '#web/staff-guard.ts';
import type { Route } from './+types/change-email-preview';

export { default, loader } from '#web/routes/staff/desk-not-found.ts';

/** The email about a change not saved yet, as a bare document for the frame in the course's form. */
export const middleware: Route.MiddlewareFunction[] = [
  async (args, next) => {
    await requireStaff(args, 'office');
    const app = appOf(args.context);
    const course = await findCourse(app.db, String(args.params.id));
    if (!course) return next();
    const news = courseSchema.safeParse({ ...course, ...readChange(args.url.searchParams) });
    if (!news.success) return next();
    const html = await previewChangedEmail(app, course, news.data, args.url.origin);
    return html === undefined ? next() : emailResponse(html);
  },
];

function readChange(query: URLSearchParams) {
  const read = (name: string) => query.get(name) ?? '';
  return {
    nameOfCourse: read('nazov'),
    date: read('od'),
    dateTo: read('do'),
    place: read('miesto'),
    city: read('mesto'),
  };
}
