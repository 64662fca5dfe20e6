import { slugified } from '#domain/slovak.ts';
import { findCourse } from '#server/courses/course-queries.ts';
import { listCourseDocuments } from '#server/issued-documents/issued-documents.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { fileAnswer } from '#web/shared/file-answer.ts';
import type { Route } from './+types/all-documents';

export { default, loader } from '#web/desk/desk-not-found.ts';

/** All valid documents of a course in one PDF, to be printed and signed; `?karticky` prints them as cards to be cut. */
export const middleware: Route.MiddlewareFunction[] = [
  async (args, next) => {
    await requireStaff(args, 'office');
    const app = appOf(args.context);
    const course = await findCourse(app.db, args.params.id);
    const documents = course ? await listCourseDocuments(app.db, course.id) : [];
    const valid = documents.filter(({ revokedAt }) => revokedAt === null);
    if (!course || valid.length === 0) return next();
    // imported only here, as it loads the compiler and fonts
    const { printTogether } = await import('#server/issued-documents/print-documents.ts');
    const isCards = args.url.searchParams.has('karticky');
    return fileAnswer(await printTogether(app.config, valid, { isCards }), {
      name: `${isCards ? 'karticky' : 'doklady'}-${slugified(course.nameOfCourse)}-${course.date}.pdf`,
      mediaType: 'application/pdf',
      isShown: true,
    });
  },
];
