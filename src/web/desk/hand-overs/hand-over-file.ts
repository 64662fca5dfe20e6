import { slugified } from '#domain/slovak.ts';
import { findCourse } from '#server/courses/course-queries.ts';
import { handOverSpreadsheet } from '#server/hand-overs/hand-over-spreadsheet.ts';
import { appOf } from '#web/context.ts';
import { spreadsheetAnswer } from '#web/desk/spreadsheet-answer.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { fileAnswer } from '#web/shared/file-answer.ts';
import type { Route } from './+types/hand-over-file';

export { default, loader } from '#web/desk/desk-not-found.ts';

/** One hand-over of a course, to be downloaded: a spreadsheet, or invoices for POHODA. */
export const middleware: Route.MiddlewareFunction[] = [
  async (args, next) => {
    await requireStaff(args, 'office');
    const { db } = appOf(args.context);
    const course = await findCourse(db, args.params.id);
    if (!course || !/^\d{1,4}$/.test(args.params.number)) return next();
    const number = Number(args.params.number);
    const name = `podklady-${slugified(course.nameOfCourse)}-${course.date}-${number}`;
    if (args.url.pathname.endsWith('.xml')) {
      // imported only here, as it loads the tables of an encoding and a transliteration
      const { pohodaInvoices } = await import('#server/hand-overs/pohoda.ts');
      const invoices = await pohodaInvoices(db, course, number);
      return invoices ? fileAnswer(invoices, { name: `${name}.xml`, mediaType: 'application/xml' }) : next();
    }
    const spreadsheet = await handOverSpreadsheet(db, course, number);
    return spreadsheet ? spreadsheetAnswer(args.url, name, spreadsheet) : next();
  },
];
