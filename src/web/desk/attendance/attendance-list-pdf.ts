import { slugified } from '#domain/slovak.ts';
import { findTaughtCourse } from '#server/attendance/attendance.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { fileAnswer } from '#web/shared/file-answer.ts';
import type { Route } from './+types/attendance-list-pdf';

export { default, loader } from '#web/desk/desk-not-found.ts';

/** The list participants sign, for the office and for the course's lecturer. */
export const middleware: Route.MiddlewareFunction[] = [
  async (args, next) => {
    const member = await requireStaff(args, 'teaching');
    const app = appOf(args.context);
    const course = await findTaughtCourse(app.db, member, args.params.id);
    if (!course) return next();
    // imported only here: a megabyte of native code and fonts, which the pages that link it have preloaded
    const { printAttendanceList } = await import('#server/course-documents/attendance-list.ts');
    return fileAnswer(await printAttendanceList(app, course), {
      name: `listina-${slugified(course.nameOfCourse)}-${course.date}.pdf`,
      mediaType: 'application/pdf',
      isShown: true,
    });
  },
];
