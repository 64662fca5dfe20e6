import { slugified } from '#domain/slovak.ts';
import { findCourse } from '#server/courses/course-queries.ts';
import { participantSpreadsheet } from '#server/courses/participant-spreadsheet.ts';
import { appOf } from '#web/context.ts';
import { spreadsheetAnswer } from '#web/desk/spreadsheet-answer.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import type { Route } from './+types/participants-spreadsheet';

export { default, loader } from '#web/desk/desk-not-found.ts';

/** The participants of a course, to be downloaded. */
export const middleware: Route.MiddlewareFunction[] = [
  async (args, next) => {
    await requireStaff(args, 'office');
    const { db } = appOf(args.context);
    const course = await findCourse(db, args.params.id);
    if (!course) return next();
    const name = `ucastnici-${slugified(course.nameOfCourse)}-${course.date}`;
    return spreadsheetAnswer(args.url, name, participantSpreadsheet(db, course.id));
  },
];
