import { slugified } from '#domain/slovak.ts';
import { findCourse } from '#server/courses/course-queries.ts';
import { handOverSpreadsheet } from '#server/hand-overs/hand-over-spreadsheet.ts';
import { appOf } from '#web/context.ts';
import { spreadsheetAnswer } from '#web/desk/spreadsheet-answer.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import type { Route } from './+types/hand-over-spreadsheet';

export { default, loader } from '#web/desk/desk-not-found.ts';

/** One hand-over of a course, to be downloaded. */
export const middleware: Route.MiddlewareFunction[] = [
  async (args, next) => {
    await requireStaff(args, 'office');
    const { db } = appOf(args.context);
    const { id, number } = args.params;
    const course = await findCourse(db, id);
    const spreadsheet = course && /^\d{1,4}$/.test(number) && (await handOverSpreadsheet(db, course, Number(number)));
    if (!spreadsheet) return next();
    return spreadsheetAnswer(
      args.url,
      `podklady-${slugified(course.nameOfCourse)}-${course.date}-${number}`,
      spreadsheet,
    );
  },
];
